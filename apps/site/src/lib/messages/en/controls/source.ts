import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';

export const sourceMessages = {
  source: 'Source:',
  checked: (day: string, by: string) =>
    `Last read on ${formatCalendarDay(day, 'en-GB')}${by ? ` by ${by}` : ''}.`,
  due: 'Due for review',
};
