import { withoutInvisible } from '@expat-buddy/domain/pasted-text';
import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';

type Values = Record<string, unknown>;
const texts = ['title', 'description', 'image', 'image_alt', 'button_text', 'button_link'] as const;

export const emptySlide = { status: 'draft' };

/** The saved record: trimmed texts, never null, and no empty bound of the period. */
export function slideToSave(values: Values): Values {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.button_link = withoutInvisible(asText(values.button_link));
  saved.starts_at = values.starts_at || null;
  saved.ends_at = values.ends_at || null;
  return saved;
}

export const slideLabels: Readonly<Record<string, string>> = {
  title: t('Title'),
  description: t('Description'),
  image: t('Photo'),
  image_alt: t('Photo description'),
  button_text: t('Button text'),
  button_link: t('Link'),
  starts_at: t('From'),
  ends_at: t('Until'),
  position: t('Position'),
  status: t('Status'),
};
