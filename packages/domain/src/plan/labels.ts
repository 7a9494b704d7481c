import { dayText } from '../format/day.ts';
import type { PlanItem, PlanKind } from './types.ts';

/** English labels, for the back office; the site's catalogue has them for its language. */
export const planKindLabels: Readonly<Record<PlanKind, string>> = {
  travel: 'travel',
  activity: 'activity',
  vehicle: 'vehicle',
  service: 'service',
  product: 'store item',
};

const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

const monthName = (month: number) => months.format(Date.UTC(2000, month - 1));

/** How long and when, in English: `2 nights`, `around October`. Empty for what was left open. */
export function planTimes({ nights, day, month }: PlanItem): string[] {
  const times: string[] = [];
  if (nights !== null) times.push(nights === 1 ? '1 night' : `${nights} nights`);
  if (day !== null) times.push(dayText(day, 'en'));
  if (month !== null) times.push(`around ${monthName(month)}`);
  return times;
}
