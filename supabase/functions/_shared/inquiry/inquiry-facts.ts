import { isGroupSize } from '@expat-buddy/domain/inquiry/group-sizes';
import { isServiceType } from '@expat-buddy/domain/inquiry/service-types';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { formatMailDay } from '@expat-buddy/domain/message/format-day';
import type { Plan, PlanItem } from '@expat-buddy/domain/plan/types';
import type { MailContent } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import type { SavedInquiry } from './load-inquiry.ts';

/** How long and when. Empty for what was left open. */
function planTimes({ nights, day, month }: PlanItem, language: Language): string[] {
  const texts = mailMessages(language);
  const names = new Intl.DateTimeFormat(locales[language].dateTag, {
    month: 'long',
    timeZone: 'UTC',
  });
  return [
    nights === null ? [] : texts.nights(nights),
    day === null ? [] : formatMailDay(day, language),
    month === null ? [] : texts.aroundMonth(names.format(Date.UTC(2000, month - 1))),
  ].flat();
}

/** One fact for each item: what, how long and when. Its note is in the back office. */
function planFacts({ people, items }: Plan, language: Language): [string, string][] {
  const texts = mailMessages(language);
  const facts = items.map((item, index): [string, string] => [
    texts.facts.planItem(index + 1),
    texts.list([
      texts.planTitle(oneLine(item.title, 200), texts.planKinds[item.kind]),
      ...planTimes(item, language),
    ]),
  ]);
  return people === null ? facts : [[texts.facts.planFor, String(people)], ...facts];
}

/** Omits what was left open, zero or no. */
export function inquiryFacts(inquiry: SavedInquiry, language: Language): MailContent['facts'] {
  const { submission } = inquiry;
  const { facts: labels, ...texts } = mailMessages(language);
  const { travels, activities } = language === 'en' ? inquiry : inquiry.translated;
  const hasPlan = inquiry.plan.items.length > 0;
  const { groupSize, service } = submission;
  const number = (value: number | null) => (value ? String(value) : '');
  const day = (value: string | null) => (value ? formatMailDay(value, language) : '');
  const yes = (value: boolean | null) => (value ? texts.yes : '');
  const facts: [string, string][] = [
    [labels.name, oneLine(submission.name, 200)],
    [labels.email, submission.email],
    [labels.service, isServiceType(service) ? texts.services[service] : oneLine(service)],
    [labels.about, oneLine(inquiry.subject)],
    // A plan names them in the visitor's order.
    [labels.travels, hasPlan ? '' : texts.list(travels)],
    [labels.activities, hasPlan ? '' : texts.list(activities)],
    [labels.groupSize, isGroupSize(groupSize) ? texts.groupSizes[groupSize] : (groupSize ?? '')],
    [labels.childrenUnder12, number(submission.childrenUnder12)],
    [labels.childrenUnder5, number(submission.childrenUnder5)],
    [labels.departureDate, day(submission.departureDate)],
    [labels.returnDate, day(submission.returnDate)],
    [labels.transportation, yes(submission.needsTransportation)],
    [labels.camping, yes(inquiry.includesCamping)],
    ...planFacts(inquiry.plan, language),
    [labels.files, oneLine(texts.list(inquiry.files), 500)],
  ];
  return facts.filter(([, value]) => value !== '');
}
