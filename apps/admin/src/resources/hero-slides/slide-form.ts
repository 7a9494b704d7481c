import { asText } from '#ui/inputs/form-text.ts';

type Values = Record<string, unknown>;
const texts = ['title', 'description', 'image', 'image_alt', 'button_text', 'button_link'] as const;

export const emptySlide = { status: 'draft' };

/** The saved record: trimmed texts, never null, and no empty bound of the period. */
export function slideToSave(values: Values): Values {
  const saved = { ...values };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.starts_at = values.starts_at || null;
  saved.ends_at = values.ends_at || null;
  return saved;
}

export const slideLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  image: 'Photo',
  image_alt: 'Photo description',
  button_text: 'Button text',
  button_link: 'Link',
  starts_at: 'From',
  ends_at: 'Until',
  position: 'Position',
  status: 'Status',
};
