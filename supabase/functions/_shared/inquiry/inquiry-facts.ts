import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { inquiryDetails } from '@expat-buddy/domain/inquiry/details';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { planKindLabels, planTimes } from '@expat-buddy/domain/plan/labels';
import type { Plan } from '@expat-buddy/domain/plan/types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { SavedInquiry } from './load-inquiry.ts';

/** Empty for what was left open, zero or no. */
function textOf(value: string | number | boolean | null): string {
  if (!value) return '';
  return value === true ? 'Yes' : formatCalendarDay(String(value), 'en-GB');
}

/** One fact for each item: what, how long and when. Its note is in the back office. */
function planFacts({ people, items }: Plan): [string, string][] {
  const facts = items.map((item, index): [string, string] => [
    `Plan ${index + 1}`,
    [`${oneLine(item.title, 200)} (${planKindLabels[item.kind]})`, ...planTimes(item)].join(', '),
  ]);
  return people === null ? facts : [['Plan for', String(people)], ...facts];
}

/** Omits empty values. */
export function inquiryFacts(inquiry: SavedInquiry): MailContent['facts'] {
  const { submission } = inquiry;
  const hasPlan = inquiry.plan.items.length > 0;
  const facts: [string, string][] = [
    ['Name', oneLine(submission.name, 200)],
    ['Email', submission.email],
    ['Service', oneLine(serviceLabel(submission.service))],
    ['About', oneLine(inquiry.subject)],
    // A plan names them in the visitor's order.
    ['Travels', hasPlan ? '' : inquiry.travels.join(', ')],
    ['Activities', hasPlan ? '' : inquiry.activities.join(', ')],
    ...inquiryDetails.map(({ label, value }): [string, string] => [
      label,
      textOf(value(submission)),
    ]),
    ['Include camping', textOf(inquiry.includesCamping)],
    ...planFacts(inquiry.plan),
    ['Files', oneLine(inquiry.files.join(', '), 500)],
  ];
  return facts.filter(([, value]) => value !== '');
}
