import { dayText } from '@expat-buddy/domain/format/day';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { detailsIn } from '@expat-buddy/domain/inquiry/kinds/details';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { languageNames, toLanguage } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { planKindLabels } from '@expat-buddy/domain/plan/labels';
import type { Plan, PlanItem } from '@expat-buddy/domain/plan/types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { inStaffLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import type { SavedInquiry } from './load-inquiry.ts';

const monthName = (month: number, language: StaffLanguage) =>
  new Intl.DateTimeFormat(locales[language].dateTag, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1),
  );

/** How long and when. Empty for what was left open. */
function planTimes({ nights, day, month }: PlanItem, language: StaffLanguage): string[] {
  const say = staffTexts(language);
  return [
    nights === null ? [] : say(nights === 1 ? '1 night' : '{count} nights', { count: nights }),
    day === null ? [] : dayText(day, language),
    month === null ? [] : say('around {month}', { month: monthName(month, language) }),
  ].flat();
}

/** One fact for each item: what, how long and when. Its note is in the back office. */
function planFacts({ people, items }: Plan, language: StaffLanguage): [string, string][] {
  const say = staffTexts(language);
  const facts = items.map((item, index): [string, string] => {
    const kind = inStaffLanguage(language, planKindLabels[item.kind]);
    const what = `${oneLine(item.title, 200)} (${kind})`;
    return [
      say('Plan {number}', { number: index + 1 }),
      [what, ...planTimes(item, language)].join(', '),
    ];
  });
  return people === null ? facts : [[say('Plan for'), String(people)], ...facts];
}

/** For the office. Omits what was left open, zero or no. */
export function inquiryFacts(
  inquiry: SavedInquiry,
  language: StaffLanguage = 'en',
): MailContent['facts'] {
  const { submission, travels, activities } = inquiry;
  const say = staffTexts(language);
  const label = (english: string) => inStaffLanguage(language, english);
  const hasPlan = inquiry.plan.items.length > 0;
  const theirs = toLanguage(submission.language);
  const number = (value: number | null) => (value ? String(value) : '');
  const day = (value: string | null) => (value ? dayText(value, language) : '');
  const yes = (value: boolean | null) => (value ? say('Yes') : '');
  const facts: [string, string][] = [
    [say('Name'), oneLine(submission.name, 200)],
    [say('Email'), submission.email],
    [say('Service'), oneLine(label(serviceLabel(submission.service)))],
    [say('About'), oneLine(inquiry.subject)],
    // A plan names them in the visitor's order.
    [say('Travels'), hasPlan ? '' : travels.join(', ')],
    [say('Activities'), hasPlan ? '' : activities.join(', ')],
    [say('Group size'), label(groupSizeLabel(submission.groupSize ?? ''))],
    [say('Children between 5 and 12'), number(submission.childrenUnder12)],
    [say('Children under 5'), number(submission.childrenUnder5)],
    [say('Departure date'), day(submission.departureDate)],
    [say('Return date'), day(submission.returnDate)],
    [say('Transportation needed'), yes(submission.needsTransportation)],
    [say('Include camping'), yes(inquiry.includesCamping)],
    ...detailsIn(submission.service, inquiry.details).map(({ field, value }): [string, string] => [
      label(field.label),
      oneLine(dayText(String(value), language)),
    ]),
    ...planFacts(inquiry.plan, language),
    [say('Files'), oneLine(inquiry.files.join(', '), 500)],
    [say('Language'), theirs === language ? '' : label(languageNames[theirs])],
  ];
  return facts.filter(([, value]) => value !== '');
}
