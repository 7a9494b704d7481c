import { dayText } from '@expat-buddy/domain/format/day';
import { algiersToday } from '@expat-buddy/domain/proposal/state';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { locale } from '#messages/locale.ts';

/** What has become of the proposal, as a sentence. */
export function useProposalState(): (proposal: SentProposal) => string {
  const { states } = proposalMessages;
  return ({ status, valid_until, answered_at, confirmed_at, withdrawn_at }) => {
    const day = (value: string | null) => dayText(value ?? '', locale.language);
    const dayOf = (moment: string | null) => day(moment && algiersToday(new Date(moment)));
    const answeredOn = dayOf(answered_at);
    switch (status) {
      case 'accepted':
        return confirmed_at ? states.confirmed(answeredOn) : states.accepted(answeredOn);
      case 'declined':
        return states.declined(answeredOn);
      case 'expired':
        return states.expired(day(valid_until));
      case 'replaced':
        return states.replaced;
      case 'withdrawn':
        return states.withdrawn(dayOf(withdrawn_at));
      default:
        return states.sent(day(valid_until));
    }
  };
}
