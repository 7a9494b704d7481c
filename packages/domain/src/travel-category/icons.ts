/** The icon names a travel category can hold (specification, section 3). */
export const travelCategoryIcons = [
  'music',
  'users',
  'utensils',
  'landmark',
  'globe',
  'palette',
  'home',
  'calendar',
  'flag',
  'award',
  'ship',
  'book',
  'castle',
  'anchor',
  'clock',
  'palmtree',
] as const;

export type TravelCategoryIcon = (typeof travelCategoryIcons)[number];

/** Shown for any other value. */
const DEFAULT_TRAVEL_CATEGORY_ICON: TravelCategoryIcon = 'globe';

export function travelCategoryIcon(value: string | null | undefined): TravelCategoryIcon {
  return travelCategoryIcons.find((icon) => icon === value) ?? DEFAULT_TRAVEL_CATEGORY_ICON;
}
