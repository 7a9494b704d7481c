import type { InsightStep } from '@expat-buddy/domain/insight/types';
import { locale } from '#i18n/locale.ts';
import { submissionsPath } from './insight-paths.ts';
import { dayAfter, type Period } from './insight-period.ts';

export type SeriesUnit = 'week' | 'month';
export type SeriesStep = InsightStep & { label: string; path: string };

const formats = {
  week: new Intl.DateTimeFormat(locale.dateTag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat(locale.dateTag, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

function lastDay(unit: SeriesUnit, first: string): string {
  if (unit === 'week') return dayAfter(first, 6);
  const [year = 0, month = 0] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Each week or month with its label and the list behind it, cut by the period. */
export function seriesSteps(unit: SeriesUnit, steps: InsightStep[], period: Period): SeriesStep[] {
  return steps.map((step) => {
    const last = lastDay(unit, step.starts_on);
    return {
      ...step,
      label: formats[unit].format(new Date(step.starts_on)),
      path: submissionsPath({
        first: [step.starts_on, period.first].toSorted().at(-1) ?? period.first,
        last: [last, period.last].toSorted()[0] ?? period.last,
      }),
    };
  });
}
