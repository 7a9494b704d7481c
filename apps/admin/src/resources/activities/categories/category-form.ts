import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';

export const emptyCategory = { status: 'draft', icon: 'Compass' };

/** The saved record: trimmed texts, never null. */
export function categoryToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values };
  for (const field of ['name', 'description', 'image', 'icon'])
    saved[field] = asText(values[field]);
  return saved;
}

export const categoryLabels: Readonly<Record<string, string>> = {
  name: t('Name'),
  description: t('Description'),
  image: t('Photo'),
  icon: t('Icon'),
  status: t('Status'),
};
