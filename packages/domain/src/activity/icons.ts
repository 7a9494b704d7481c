/** The icon names an activity or activity category can hold (specification, section 3), as lucide names them. */
export const activityIcons = [
  'Fish',
  'Compass',
  'Sailboat',
  'Anchor',
  'Tent',
  'Truck',
  'GalleryHorizontalEnd',
  'Target',
] as const;

export type ActivityIcon = (typeof activityIcons)[number];

/** Shown for any other value; the specification names none. */
const DEFAULT_ACTIVITY_ICON: ActivityIcon = 'Compass';

export function activityIcon(value: string | null | undefined): ActivityIcon {
  return activityIcons.find((icon) => icon === value) ?? DEFAULT_ACTIVITY_ICON;
}
