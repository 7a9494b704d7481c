import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { t } from '#i18n/t.ts';

/** Both days (`YYYY-MM-DD`) are included. */
export type Period = { first: string; last: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const daysUntil = (today: string, days: number): Period => ({
  first: dayAfter(today, 1 - days),
  last: today,
});

/** Periods to choose from; the first one is shown at first. */
export const presets = [
  { id: '90', label: t('90 days'), period: (today: string) => daysUntil(today, 90) },
  { id: '30', label: t('30 days'), period: (today: string) => daysUntil(today, 30) },
  { id: '365', label: t('12 months'), period: (today: string) => daysUntil(today, 365) },
  {
    id: 'year',
    label: t('This year'),
    period: (today: string) => ({ first: `${today.slice(0, 4)}-01-01`, last: today }),
  },
] as const;

export const officeToday = (): string => calendarDayOf(new Date(), OFFICE_TIME_ZONE);

const MOST_DAYS = 1099;

export const isPlausibleDay = (day: string): boolean =>
  DAY.test(day) && day >= '2020-01-01' && day <= '2100-12-31';

/** The other end moves along when it would lie on the wrong side, or too far away. */
export const withFirst = ({ last }: Period, first: string): Period => {
  if (first > last) return { first, last: first };
  const farthest = dayAfter(first, MOST_DAYS);
  return { first, last: last < farthest ? last : farthest };
};

export const withLast = ({ first }: Period, last: string): Period => {
  if (first > last) return { first: last, last };
  const farthest = dayAfter(last, -MOST_DAYS);
  return { first: first > farthest ? first : farthest, last };
};

/** The period in the address, or the first preset. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const [first, last] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isValid =
    DAY.test(first) && DAY.test(last) && first <= last && dayAfter(first, MOST_DAYS) >= last;
  return isValid ? { first, last } : presets[0].period(today);
}
