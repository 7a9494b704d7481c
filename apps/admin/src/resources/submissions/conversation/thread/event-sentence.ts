import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import type { SubmissionEvent } from './thread-entries.ts';

const change = ({ from_value, to_value }: SubmissionEvent) =>
  `${from_value ?? 'open'} → ${to_value ?? 'open'}`;

function assignment(
  { actor_id, to_value }: SubmissionEvent,
  nameOf: (id: string | null) => string,
) {
  if (to_value === null) return 'took the assignee off';
  return to_value === actor_id
    ? 'took it'
    : t('assigned it to {toValue}', { toValue: nameOf(to_value) });
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
      return `${who}: ${statusName(event.from_value)} → ${statusName(event.to_value)}`;
    case 'dates':
      return t('The customer changed the dates: {event}', { event: change(event) });
    case 'group_size':
      return t('The customer changed the group size: {event}', { event: change(event) });
    case 'proposal':
      return t('Proposal, version {fromValue}: {toValue}', {
        fromValue: event.from_value ?? '',
        toValue: event.to_value ?? '',
      });
    case 'lost_reason':
      return t('Reason for losing it: {toValue}', {
        toValue: lostReasonName(event.to_value) || 'none',
      });
    default:
      return `${who} ${assignment(event, nameOf)}`;
  }
}
