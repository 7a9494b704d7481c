import { dayText } from '@expat-buddy/domain/format/day';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const months = new Intl.DateTimeFormat(locale.tag, { month: 'long', timeZone: 'UTC' });

const monthName = (month: number) => months.format(Date.UTC(2000, month - 1));

/** How long and when: "2 nights", "around October". Empty for what was left open. */
export function planTimes({ nights, day, month }: PlanItem): string[] {
  const times: string[] = [];
  if (nights !== null)
    times.push(t('{nights, plural, one {# night} other {# nights}}', { nights }));
  if (day !== null) times.push(dayText(day, locale.language));
  if (month !== null) times.push(t('around {month}', { month: monthName(month) }));
  return times;
}
