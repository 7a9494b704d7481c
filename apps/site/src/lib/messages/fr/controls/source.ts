import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import type { sourceMessages as English } from '../../en/controls/source.ts';
import { locale } from '../locale.ts';

export const sourceMessages: typeof English = {
  source: 'Source :',
  checked: (day: string, by: string) =>
    `Lue pour la dernière fois le ${formatCalendarDay(day, locale.dateTag)}${by ? ` par ${by}` : ''}.`,
  due: 'À revoir',
};
