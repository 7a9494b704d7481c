import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';
import { formatMoment } from '#ui/format-moment.ts';

/** `starts_on` is a Monday. Services without inquiries are left out. */
export type Week = { starts_on: string; counts: Readonly<Record<string, number>> };

type Series = { service: string; label: string; values: number[]; total: number };
export type WeeklySeries = {
  weeks: { startsOn: string; label: string; total: number }[];
  series: Series[];
  total: number;
};

export const OTHER = 'other';

// A calendar day, so no time zone may shift it.
const dayFormat = new Intl.DateTimeFormat(locale.dateTag, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayLabel = (day: string) => formatMoment(dayFormat, `${day}T00:00:00Z`);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Services with inquiries, in their usual order, each with a value for every week. */
export function weeklySeries(weeks: readonly Week[]): WeeklySeries {
  const series = [...serviceTypes, OTHER].map((service) => {
    const values = weeks.map(({ counts }) => counts[service] ?? 0);
    const label =
      service === OTHER
        ? t('Other')
        : translated(serviceTypeLabels[service as keyof typeof serviceTypeLabels]);
    return { service, label, values, total: sum(values) };
  });
  return {
    weeks: weeks.map(({ starts_on, counts }) => ({
      startsOn: starts_on,
      label: dayLabel(starts_on),
      total: sum(Object.values(counts)),
    })),
    series: series.filter(({ total }) => total > 0),
    total: sum(series.map(({ total }) => total)),
  };
}

/** A text alternative for the chart. */
export function summaryOf({ weeks, series, total }: WeeklySeries): string {
  if (total === 0) return t('No inquiries in {count} weeks.', { count: weeks.length });
  const [most] = series.toSorted((one, other) => other.total - one.total);
  const shown = { total, count: weeks.length, label: most?.label ?? '', most: most?.total ?? 0 };
  return series.length === 1
    ? t(
        '{total, plural, one {# inquiry} other {# inquiries}} in {count} weeks, all about {label}.',
        shown,
      )
    : t(
        '{total, plural, one {# inquiry} other {# inquiries}} in {count} weeks, most ({most}) about {label}.',
        shown,
      );
}
