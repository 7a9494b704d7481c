import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { officeMoment } from '#ui/format-moment.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const monthName = new Intl.DateTimeFormat(locale.dateTag, { month: 'long', timeZone: 'UTC' });

/** What entries of lists call their parts. */
const partNames: Readonly<Record<string, string>> = {
  alt: t('Alternative text'),
  answer: t('Answer'),
  caption: t('Caption'),
  closes: t('Until'),
  credit: t('Credit'),
  day: t('Day'),
  description: t('Description'),
  ends_on: t('Last day'),
  image: t('Photo'),
  latitude: t('Latitude'),
  longitude: t('Longitude'),
  name: t('Name'),
  opens: t('From'),
  question: t('Question'),
  reason: t('Reason'),
  region: t('Region'),
  starts_on: t('First day'),
  stops: t('Stops'),
  tags: t('Tags'),
  title: t('Title'),
};

/** A picture by its file. */
const partText = (key: string, part: unknown) =>
  key === 'image' && typeof part === 'string' ? (part.split('/').at(-1) ?? '') : formatValue(part);

function ofObject(value: object): string {
  const { title, name } = value as { title?: unknown; name?: unknown };
  if (typeof title === 'string' || typeof name === 'string') return String(title ?? name);
  return Object.entries(value)
    .filter(([key, part]) => key !== 'id' && part !== '' && part !== null)
    .map(([key, part]) =>
      t('{label}: {value}', {
        label: partNames[key] ?? key,
        value: Array.isArray(part)
          ? part.map((entry) => formatValue(entry)).join(', ')
          : partText(key, part),
      }),
    )
    .join(', ');
}

const isMonth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;

/** A readable value, lists line by line; empty for nothing. `field` tells what its numbers mean. */
export function formatValue(value: unknown, field = ''): string {
  if (field.endsWith('_months') && Array.isArray(value) && value.every(isMonth)) {
    return value.map((month) => monthName.format(Date.UTC(2000, month - 1))).join(', ');
  }
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.map((entry) => formatValue(entry)).join('\n');
  if (typeof value === 'object') return ofObject(value);
  const text = String(value);
  return MOMENT.test(text) ? officeMoment(text, { month: 'short' }) : text;
}
