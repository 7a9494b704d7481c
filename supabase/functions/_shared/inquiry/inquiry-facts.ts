import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { SavedInquiry } from './load-inquiry.ts';

/** Omits empty values. */
export function inquiryFacts(inquiry: SavedInquiry): MailContent['facts'] {
  const { submission } = inquiry;
  const day = (value: string | null) => (value === null ? '' : formatCalendarDay(value, 'en-GB'));
  const count = (value: number) => (value > 0 ? String(value) : '');
  const yes = (value: boolean) => (value ? 'Yes' : '');
  const facts: [string, string][] = [
    ['Name', oneLine(submission.name, 200)],
    ['Email', submission.email],
    ['Service', oneLine(serviceLabel(submission.service))],
    ['About', oneLine(inquiry.subject)],
    ['Travels', inquiry.travels.join(', ')],
    ['Activities', inquiry.activities.join(', ')],
    ['Group size', submission.groupSize === null ? '' : groupSizeLabel(submission.groupSize)],
    ['Children between 5 and 12', count(submission.childrenUnder12)],
    ['Children under 5', count(submission.childrenUnder5)],
    ['Departure date', day(submission.departureDate)],
    ['Return date', day(submission.returnDate)],
    ['Transportation needed', yes(submission.needsTransportation)],
    ['Include camping', yes(inquiry.includesCamping)],
  ];
  return facts.filter(([, value]) => value !== '');
}
