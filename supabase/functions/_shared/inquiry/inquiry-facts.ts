import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { inquiryDetails } from '@expat-buddy/domain/inquiry/details';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { SavedInquiry } from './load-inquiry.ts';

/** Empty for what was left open, zero or no. */
function textOf(value: string | number | boolean | null): string {
  if (!value) return '';
  return value === true ? 'Yes' : formatCalendarDay(String(value), 'en-GB');
}

/** Omits empty values. */
export function inquiryFacts(inquiry: SavedInquiry): MailContent['facts'] {
  const { submission } = inquiry;
  const facts: [string, string][] = [
    ['Name', oneLine(submission.name, 200)],
    ['Email', submission.email],
    ['Service', oneLine(serviceLabel(submission.service))],
    ['About', oneLine(inquiry.subject)],
    ['Travels', inquiry.travels.join(', ')],
    ['Activities', inquiry.activities.join(', ')],
    ...inquiryDetails.map(({ label, value }): [string, string] => [
      label,
      textOf(value(submission)),
    ]),
    ['Include camping', textOf(inquiry.includesCamping)],
  ];
  return facts.filter(([, value]) => value !== '');
}
