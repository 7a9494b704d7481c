/** The group size choices of the inquiry form (specification, section 2), in the form's order. */
export const groupSizes = ['1', '2', '3-5', '6-10', '10+'] as const;

export type GroupSize = (typeof groupSizes)[number];

export function isGroupSize(value: unknown): value is GroupSize {
  return groupSizes.some((size) => size === value);
}

/** The choice for a number of people, at least one. */
export function groupSizeOf(people: number): GroupSize {
  if (people <= 2) return people === 1 ? '1' : '2';
  if (people <= 5) return '3-5';
  return people <= 10 ? '6-10' : '10+';
}

/** English labels; the site's catalogue has them for its language. */
export const groupSizeLabels: Readonly<Record<GroupSize, string>> = {
  '1': 'Just me',
  '2': '2 people',
  '3-5': '3-5 people',
  '6-10': '6-10 people',
  '10+': 'More than 10 people',
};

export function groupSizeLabel(size: string): string {
  return isGroupSize(size) ? groupSizeLabels[size] : size;
}
