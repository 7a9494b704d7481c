export type Light = 'morning' | 'noon' | 'evening' | 'blue-hour' | 'night';

// Complete class names, because Tailwind scans the source for them.
export const lightClass: Record<Light, string> = {
  morning: 'light-morning',
  noon: 'light-noon',
  evening: 'light-evening',
  'blue-hour': 'light-blue-hour',
  night: 'light-night',
};
