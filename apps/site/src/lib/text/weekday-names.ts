import type { OpeningDays } from '@expat-buddy/domain/site-settings/opening-hours';
import type { TimeSpan } from '@expat-buddy/domain/site-settings/special-hours';
import { useMessages } from '../messages/base-messages.ts';
import { useOfficeMessages } from '../messages/office-messages.ts';

export const spanOf = ({ opens, closes }: TimeSpan) => `${opens}–${closes}`;

// 1 March 2026 is a Sunday, weekday 0.
const dayOfMarch = (weekday: number) => new Date(Date.UTC(2026, 2, 1 + weekday));

export function useWeekdayName(): (weekday: number) => string {
  const { locale } = useMessages();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(dayOfMarch(weekday));
}

export function useDayNames(): (days: OpeningDays) => string {
  const text = useOfficeMessages();
  const nameOf = useWeekdayName();
  return ({ from, to }) => {
    if (from === to) return nameOf(from);
    const name = to === from + 1 ? text.twoDays : text.days;
    return name(nameOf(from), nameOf(to));
  };
}
