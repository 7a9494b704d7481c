import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';

type DatesOf = (departure: string | null, back: string | null) => string | null;

/** `4 – 12 March 2027`, one open end, or null without any day. */
export function useJourneyDates(): DatesOf {
  const { sent } = myInquiryMessages;
  const range = new Intl.DateTimeFormat(locale.dateTag, { dateStyle: 'long', timeZone: 'UTC' });
  return (departure, back) => {
    if (departure && back) {
      return range.formatRange(new Date(`${departure}T12:00Z`), new Date(`${back}T12:00Z`));
    }
    if (departure) return sent.datesFrom(formatCalendarDay(departure, locale.dateTag));
    return back ? sent.datesUntil(formatCalendarDay(back, locale.dateTag)) : null;
  };
}
