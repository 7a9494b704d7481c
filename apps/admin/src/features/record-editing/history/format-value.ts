import { t } from '#i18n/t.ts';
import { officeMoment } from '#ui/format-moment.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function ofObject(value: object): string {
  const { title, name } = value as { title?: unknown; name?: unknown };
  if (typeof title === 'string' || typeof name === 'string') return String(title ?? name);
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(
      ([key, part]) =>
        `${key}: ${Array.isArray(part) ? part.map(formatValue).join(', ') : formatValue(part)}`,
    )
    .join(', ');
}

/** A readable value, lists line by line; empty for nothing. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.map(formatValue).join('\n');
  if (typeof value === 'object') return ofObject(value);
  const text = String(value);
  return MOMENT.test(text) ? officeMoment(text, { month: 'short' }) : text;
}
