import { dayText } from '@expat-buddy/domain/format/day';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { languageNames, toLanguage } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { planKindLabels } from '@expat-buddy/domain/plan/labels';
import type { Plan, PlanItem } from '@expat-buddy/domain/plan/types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { SavedInquiry } from './load-inquiry.ts';

const months = new Intl.DateTimeFormat(locales.en.dateTag, { month: 'long', timeZone: 'UTC' });

/** How long and when. Empty for what was left open. */
const planTimes = ({ nights, day, month }: PlanItem): string[] =>
  [
    nights === null ? [] : `${nights} ${nights === 1 ? 'night' : 'nights'}`,
    day === null ? [] : dayText(day, 'en'),
    month === null ? [] : `around ${months.format(Date.UTC(2000, month - 1))}`,
  ].flat();

/** One fact for each item: what, how long and when. Its note is in the back office. */
function planFacts({ people, items }: Plan): [string, string][] {
  const facts = items.map((item, index): [string, string] => [
    `Plan ${index + 1}`,
    [`${oneLine(item.title, 200)} (${planKindLabels[item.kind]})`, ...planTimes(item)].join(', '),
  ]);
  return people === null ? facts : [['Plan for', String(people)], ...facts];
}

/** For the office, in English. Omits what was left open, zero or no. */
export function inquiryFacts(inquiry: SavedInquiry): MailContent['facts'] {
  const { submission, travels, activities } = inquiry;
  const hasPlan = inquiry.plan.items.length > 0;
  const language = toLanguage(submission.language);
  const number = (value: number | null) => (value ? String(value) : '');
  const day = (value: string | null) => (value ? dayText(value, 'en') : '');
  const yes = (value: boolean | null) => (value ? 'Yes' : '');
  const facts: [string, string][] = [
    ['Name', oneLine(submission.name, 200)],
    ['Email', submission.email],
    ['Service', oneLine(serviceLabel(submission.service))],
    ['About', oneLine(inquiry.subject)],
    // A plan names them in the visitor's order.
    ['Travels', hasPlan ? '' : travels.join(', ')],
    ['Activities', hasPlan ? '' : activities.join(', ')],
    ['Group size', groupSizeLabel(submission.groupSize ?? '')],
    ['Children between 5 and 12', number(submission.childrenUnder12)],
    ['Children under 5', number(submission.childrenUnder5)],
    ['Departure date', day(submission.departureDate)],
    ['Return date', day(submission.returnDate)],
    ['Transportation needed', yes(submission.needsTransportation)],
    ['Include camping', yes(inquiry.includesCamping)],
    ...planFacts(inquiry.plan),
    ['Files', oneLine(inquiry.files.join(', '), 500)],
    ['Language', language === 'en' ? '' : languageNames[language]],
  ];
  return facts.filter(([, value]) => value !== '');
}
