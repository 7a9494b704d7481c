import { answerProposal } from '@expat-buddy/domain/my-inquiry/queries';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { useEffect } from 'react';
import type { Act } from '#features/my-inquiry/use-my-inquiry.ts';
import { ProposalCards } from '#features/proposals/proposal-cards.tsx';
import ProposalView from '#features/proposals/proposal-view.tsx';
import { functions } from '#lib/functions.ts';
import { useCloseOnBack } from '#lib/hooks/use-close-on-back.ts';

type InquiryProposalsProps = {
  proposals: readonly SentProposal[];
  recipient: { name: string; reference: string };
  act: Act;
  /** The one that is open. */
  version: number | undefined;
  onOpen: (version: number | undefined) => void;
};

export default function InquiryProposals(props: InquiryProposalsProps) {
  const { proposals, recipient, act, version, onOpen } = props;
  const opened = proposals.find((proposal) => proposal.version === version);
  const isOpen = opened !== undefined;
  const close = useCloseOnBack(isOpen, () => onOpen(undefined));
  useEffect(() => {
    if (isOpen) window.scrollTo({ top: 0 });
  }, [isOpen]);
  if (!opened) return <ProposalCards proposals={proposals} onOpen={onOpen} />;
  return (
    <ProposalView
      proposal={opened}
      recipient={recipient}
      onClose={close}
      onAnswer={async (accepts, reason) => {
        const answer = { proposal: opened.id, accepts, reason };
        const isDone = await act((token) => answerProposal(functions, token, answer));
        // Otherwise the page shows what has become of it.
        return isDone ? (accepts ? 'accepted' : 'declined') : null;
      }}
    />
  );
}
