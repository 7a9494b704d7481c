import { clockRange } from '@expat-buddy/domain/format/clock';
import type { OpeningDays } from '@expat-buddy/domain/site-settings/opening-hours';
import type { TimeSpan } from '@expat-buddy/domain/site-settings/special-hours';
import { officeMessages } from '#messages/company/office.ts';
import { locale } from '#messages/locale.ts';

export const spanOf = ({ opens, closes }: TimeSpan) => clockRange(opens, closes, locale.language);

// 1 March 2026 is a Sunday, weekday 0.
const dayOfMarch = (weekday: number) => new Date(Date.UTC(2026, 2, 1 + weekday));

const weekdays = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' });

export const weekdayName = (weekday: number) => weekdays.format(dayOfMarch(weekday));

export function dayNames({ from, to }: OpeningDays): string {
  if (from === to) return weekdayName(from);
  const name = to === from + 1 ? officeMessages.twoDays : officeMessages.days;
  return name(weekdayName(from), weekdayName(to));
}
