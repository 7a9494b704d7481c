import { proposalLimits } from '@expat-buddy/domain/proposal/limits';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { ProposalStatus, SentProposal } from '@expat-buddy/domain/proposal/types';
import { useEffect, useRef, useState } from 'react';
import { proposalMessages } from '#messages/inquiry/proposal.ts';
import { locale } from '#messages/locale.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';

type Answer = 'accept' | 'decline';

/** Resolves with the status afterwards. */
export type AnswerProposal = (accepts: boolean, reason: string) => Promise<ProposalStatus | null>;

type ProposalAnswerProps = { proposal: SentProposal; onAnswer: AnswerProposal };

/** Accept or decline, each with a confirmation. Only for a proposal that is open. */
export function ProposalAnswer({ proposal, onAnswer }: ProposalAnswerProps) {
  const { answer: text } = proposalMessages;
  const [asked, setAsked] = useState<Answer>();
  const opener = useRef<Answer>(undefined);
  const ask = (answer: Answer) => {
    opener.current = answer;
    setAsked(answer);
  };
  return (
    <section
      aria-labelledby="proposal-answer"
      className="border-t-2 border-sea bg-sand/50 px-6 py-6 sm:px-8"
    >
      <h2 id="proposal-answer" className="text-title">
        {text.title}
      </h2>
      {asked ? (
        <Confirmation
          key={asked}
          answer={asked}
          proposal={proposal}
          onAnswer={onAnswer}
          onCancel={() => setAsked(undefined)}
        />
      ) : (
        <>
          <p className="mt-2 max-w-[60ch]">{text.intro}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              size="large"
              autoFocus={opener.current === 'accept'}
              onClick={() => ask('accept')}
            >
              {text.accept}
            </Button>
            <Button
              variant="outline"
              size="large"
              autoFocus={opener.current === 'decline'}
              onClick={() => ask('decline')}
            >
              {text.decline}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function acceptTitle({ total_minor, currency }: SentProposal): string {
  const { answer: text } = proposalMessages;
  if (total_minor === 0) return text.acceptFreeTitle;
  return text.acceptTitle(formatMoney(total_minor, currency, locale.language));
}

type ConfirmationProps = ProposalAnswerProps & { answer: Answer; onCancel: () => void };

function Confirmation({ answer, proposal, onAnswer, onCancel }: ConfirmationProps) {
  const { answer: text } = proposalMessages;
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAccepting = answer === 'accept';
  const isLong = reason.trim().length > proposalLimits.declineReason;

  const send = async () => {
    if (isSending || isLong) return;
    setSending(true);
    try {
      const status = await onAnswer(isAccepting, isAccepting ? '' : reason.trim());
      if (status !== (isAccepting ? 'accepted' : 'declined')) {
        showToast({ title: text.failedTitle, description: text.late, variant: 'destructive' });
      }
    } catch {
      showToast({ title: text.failedTitle, description: text.failed, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="text-lead font-medium outline-none">
        {isAccepting ? acceptTitle(proposal) : text.declineTitle}
      </h3>
      <p className="mt-2 max-w-[60ch]">{isAccepting ? text.acceptText : text.declineText}</p>
      {!isAccepting && (
        <Field
          label={text.reason}
          note={text.optional}
          error={isLong ? text.reasonLong : undefined}
          className="mt-4 max-w-xl"
        >
          {(control) => (
            <textarea
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              rows={3}
              dir="auto"
              placeholder={text.reasonHint}
              className={`${controlClass} leading-normal`}
            />
          )}
        </Field>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" size="large" aria-disabled={isSending}>
          {isSending ? text.sending : isAccepting ? text.acceptConfirm : text.declineConfirm}
        </Button>
        <Button variant="ghost" size="large" disabled={isSending} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
