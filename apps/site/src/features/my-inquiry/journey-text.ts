import { dayRange, dayText } from '@expat-buddy/domain/format/day';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';

type DatesOf = (departure: string | null, back: string | null) => string | null;

/** `4 – 12 March 2027`, one open end, or null without any day. */
export function useJourneyDates(): DatesOf {
  const { sent } = myInquiryMessages;
  return (departure, back) => {
    if (departure && back) return dayRange(departure, back, locale.language);
    if (departure) return sent.datesFrom(dayText(departure, locale.language));
    return back ? sent.datesUntil(dayText(back, locale.language)) : null;
  };
}
