/** One country, five lights: the sky that a region, a category or a hero lives in. */
export type Light = 'morning' | 'noon' | 'evening' | 'blue-hour' | 'night';

// Whole class names, because Tailwind and readers look for them as text.
export const lightClass: Record<Light, string> = {
  morning: 'light-morning',
  noon: 'light-noon',
  evening: 'light-evening',
  'blue-hour': 'light-blue-hour',
  night: 'light-night',
};
