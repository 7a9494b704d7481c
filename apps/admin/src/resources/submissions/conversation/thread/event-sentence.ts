import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { statusName } from '#features/inbox/submission-status.ts';
import type { SubmissionEvent } from './thread-entries.ts';

const change = ({ from_value, to_value }: SubmissionEvent) =>
  `${from_value ?? 'open'} → ${to_value ?? 'open'}`;

function assignment(
  { actor_id, to_value }: SubmissionEvent,
  nameOf: (id: string | null) => string,
) {
  if (to_value === null) return 'took the assignee off';
  return to_value === actor_id ? 'took it' : `assigned it to ${nameOf(to_value)}`;
}

/** What happened, in one line. */
export function eventSentence(
  event: SubmissionEvent,
  nameOf: (id: string | null) => string,
): string {
  const who = event.actor_id ? nameOf(event.actor_id) : 'The system';
  switch (event.kind) {
    case 'received':
      return 'Inquiry received';
    case 'status':
      return `${who}: ${statusName(event.from_value)} → ${statusName(event.to_value)}`;
    case 'dates':
      return `The customer changed the dates: ${change(event)}`;
    case 'group_size':
      return `The customer changed the group size: ${change(event)}`;
    case 'proposal':
      return `Proposal, version ${event.from_value}: ${event.to_value}`;
    case 'lost_reason':
      return `Reason for losing it: ${lostReasonName(event.to_value) || 'none'}`;
    default:
      return `${who} ${assignment(event, nameOf)}`;
  }
}
