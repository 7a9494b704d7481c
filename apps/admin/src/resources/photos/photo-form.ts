import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';

/** Lower case, single spaces, no duplicates. */
export function asTags(value: unknown): string[] {
  const tags = Array.isArray(value) ? value.map(asText) : [];
  const plain = tags.map((tag) => tag.toLowerCase().replace(/\s+/g, ' ').slice(0, 50));
  return [...new Set(plain.filter((tag) => tag !== ''))];
}

/** The saved record: trimmed texts, never null. */
export function photoToSave(values: Record<string, unknown>): Record<string, unknown> {
  return {
    ...values,
    alt: asText(values.alt),
    caption: asText(values.caption),
    credit: asText(values.credit),
    licence: asText(values.licence),
    place: asText(values.place),
    taken_on: asText(values.taken_on) || null,
    tags: asTags(values.tags),
  };
}

export const photoLabels: Readonly<Record<string, string>> = {
  alt: t('Photo description'),
  caption: t('Caption'),
  credit: t('Credit'),
  licence: t('Licence (photo)'),
  place: t('Place'),
  taken_on: t('Taken on'),
  focal_x: t('Focal point, from the left'),
  focal_y: t('Focal point, from the top'),
  tags: t('Tags'),
  status: t('Status'),
};
