import { asText } from '#ui/inputs/form-text.ts';

const texts = [
  'route',
  'name',
  'description',
  'backgroundImage',
  'icon',
  'menuTitle',
  'cardListTitle',
  'ctaTitle',
  'ctaDescription',
  'ctaButtonText',
] as const;

export const emptyCategory = { status: 'draft', icon: 'globe', filter: {} };

/** The saved record: trimmed texts, never null; the filter unchanged. */
export function categoryToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.filter = values.filter ?? {};
  return saved;
}

export const categoryLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  route: 'Route',
  description: 'Description',
  backgroundImage: 'Photo',
  icon: 'Icon',
  menuTitle: 'Title in menus',
  cardListTitle: 'Title above the travels',
  ctaTitle: 'Call-to-action title',
  ctaDescription: 'Call-to-action text',
  ctaButtonText: 'Button text',
  filter: 'Travels',
  position: 'Position',
  status: 'Status',
};
