import { answerProposal } from '@expat-buddy/domain/my-inquiry/queries';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { useEffect } from 'react';
import type { Act } from '#features/my-inquiry/use-my-inquiry.ts';
import { ProposalCards } from '#features/proposals/proposal-cards.tsx';
import ProposalView from '#features/proposals/proposal-view.tsx';
import { functions } from '#lib/functions.ts';
import { useCloseOnBack } from '#lib/hooks/use-close-on-back.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { baseMessages } from '#messages/shell/base.ts';

type InquiryProposalsProps = {
  proposals: readonly SentProposal[];
  recipient: { name: string; reference: string };
  act: Act;
  /** The one that is open. */
  version: number | undefined;
  lastRead: number | undefined;
  onOpen: (version: number | undefined) => void;
};

export default function InquiryProposals(props: InquiryProposalsProps) {
  const { proposals, recipient, act, version, lastRead, onOpen } = props;
  const opened = proposals.find((proposal) => proposal.version === version);
  const isOpen = opened !== undefined;
  const close = useCloseOnBack(isOpen, () => onOpen(undefined));
  useTitle(opened && proposalMessages.view.pageTitle(opened.title));
  useEffect(() => {
    if (isOpen) window.scrollTo({ top: 0 });
  }, [isOpen]);
  if (!opened) return <ProposalCards proposals={proposals} onOpen={onOpen} lastRead={lastRead} />;
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

/** The page's own title comes from the page, which knows nothing of its proposals. */
function useTitle(title: string | undefined): void {
  const siteName = useSiteName();
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = baseMessages.common.pageTitle(title, siteName);
    return () => {
      document.title = before;
    };
  }, [title, siteName]);
}
