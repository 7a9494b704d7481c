import { t } from '#i18n/t.ts';
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
  name: t('Name'),
  route: t('Route'),
  description: t('Description'),
  backgroundImage: t('Photo'),
  icon: t('Icon'),
  menuTitle: t('Title in menus'),
  cardListTitle: t('Title above the travels'),
  ctaTitle: t('Call-to-action title'),
  ctaDescription: t('Call-to-action text'),
  ctaButtonText: t('Button text'),
  filter: t('Travels'),
  position: t('Position'),
  status: t('Status'),
};
