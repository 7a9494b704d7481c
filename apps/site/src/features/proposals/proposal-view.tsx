import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { Button } from '#ui/button.tsx';
import { type AnswerProposal, ProposalAnswer } from './proposal-answer.tsx';
import { PROPOSAL_TITLE, ProposalDocument, type Recipient } from './proposal-document.tsx';
import { useProposalState } from './proposal-state.tsx';

type ProposalViewProps = {
  proposal: SentProposal;
  recipient: Recipient;
  onAnswer: AnswerProposal;
  onClose: () => void;
};

/** The whole proposal with the customer's answer. On paper, the sheet alone. */
export default function ProposalView({
  proposal,
  recipient,
  onAnswer,
  onClose,
}: ProposalViewProps) {
  const { view } = proposalMessages;
  const stateOf = useProposalState();
  const state = useRef<HTMLParagraphElement>(null);
  const { status } = proposal;
  const before = useRef(status);
  useEffect(() => document.getElementById(PROPOSAL_TITLE)?.focus({ preventScroll: true }), []);
  // After an answer its buttons are gone.
  useEffect(() => {
    if (before.current !== status) state.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <div className="mx-auto max-w-4xl">
      <div data-not-on-paper className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" onClick={onClose}>
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {view.back}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {view.print}
        </Button>
      </div>
      <p
        ref={state}
        tabIndex={-1}
        data-not-on-paper
        className="mb-5 border-s-4 border-sea bg-surface px-5 py-3 font-medium outline-none"
      >
        {stateOf(proposal)}
      </p>
      <ProposalDocument proposal={proposal} recipient={recipient} />
      {status === 'sent' && (
        <div data-not-on-paper className="mt-6">
          <ProposalAnswer proposal={proposal} onAnswer={onAnswer} />
        </div>
      )}
    </div>
  );
}
