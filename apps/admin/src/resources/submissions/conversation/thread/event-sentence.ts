import { dayRange, dayText } from '@expat-buddy/domain/format/day';
import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { statusName } from '#features/inbox/submission-status.ts';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';
import { proposalEventName } from '../../proposal/proposal-status.ts';
import type { SubmissionEvent } from './thread-entries.ts';

const change = ({ from_value, to_value }: SubmissionEvent) =>
  `${from_value ?? t('open')} → ${to_value ?? t('open')}`;

/** Days as the database writes them: `2027-03-04/..`. */
function daysOf(value: string | null): string {
  const days = (value ?? '..').split('/');
  const [from, to] = days;
  if (from && to && !days.includes('..')) return dayRange(from, to, locale.language);
  return days.map((day) => (day === '..' ? t('open') : dayText(day, locale.language))).join(' – ');
}

const dateChange = ({ from_value, to_value }: SubmissionEvent) =>
  `${daysOf(from_value)} → ${daysOf(to_value)}`;

/** Who it was, and what they did with the inquiry. */
function assignment(
  who: string,
  { actor_id, to_value }: SubmissionEvent,
  nameOf: (id: string | null) => string,
) {
  if (to_value === null) return t('{who} took the assignee off', { who });
  if (to_value === actor_id) return t('{who} took it', { who });
  return t('{who} assigned it to {assignee}', { who, assignee: nameOf(to_value) });
}

/** What happened, in one line. */
export function eventSentence(
  event: SubmissionEvent,
  nameOf: (id: string | null) => string,
): string {
  const who = event.actor_id ? nameOf(event.actor_id) : t('The system');
  switch (event.kind) {
    case 'received':
      return t('Inquiry received');
    case 'status':
      return t('{who}: {change}', {
        who,
        change: `${statusName(event.from_value)} → ${statusName(event.to_value)}`,
      });
    case 'dates':
      return event.actor_id
        ? t('{who} set the dates: {change}', { who, change: dateChange(event) })
        : t('The customer changed the dates: {change}', { change: dateChange(event) });
    case 'group_size':
      return t('The customer changed the group size: {change}', { change: change(event) });
    case 'children_under_12':
      return t('The customer changed the number of children between 5 and 12: {change}', {
        change: change(event),
      });
    case 'children_under_5':
      return t('The customer changed the number of children under 5: {change}', {
        change: change(event),
      });
    case 'proposal':
      return t('Proposal, version {fromValue}: {toValue}', {
        fromValue: event.from_value ?? '',
        toValue: proposalEventName(event.to_value),
      });
    case 'lost_reason':
      return t('Reason for losing it: {reason}', {
        reason: translated(lostReasonName(event.to_value)) || t('none'),
      });
    default:
      return assignment(who, event, nameOf);
  }
}
