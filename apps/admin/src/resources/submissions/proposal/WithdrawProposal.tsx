import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { MailFacts } from './MailFacts.tsx';
import { proposalsOf, withdrawProposal } from './proposal-data.ts';

type WithdrawProposalProps = {
  proposal: StoredProposal;
  submission: Pick<SubmissionRecord, 'id' | 'email'>;
};

/** Takes back a proposal that is open, or accepted and not yet confirmed. */
export function WithdrawProposal({ proposal, submission }: WithdrawProposalProps) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { email } = submission;
  const { version } = proposal;

  async function withdraw() {
    await withdrawProposal(proposal.id);
    notify(t('Withdrawn. An email goes to {email}.', { email }), { type: 'success' });
    refresh();
    await queryClient.invalidateQueries({ queryKey: proposalsOf(submission.id).queryKey });
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={t('Withdraw version {version}', { version })}
        sx={{ ml: -0.5 }}
      >
        {t('Withdraw')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('Withdraw version {version}?', { version })}
          description={
            proposal.status === 'accepted'
              ? t(
                  'The customer has accepted it. {email} gets an email: it is withdrawn, nothing is booked, and a new one can be asked for. This cannot be undone.',
                  { email },
                )
              : t(
                  'It can no longer be accepted. {email} gets an email: it is withdrawn, and a new one can be asked for. This cannot be undone.',
                  { email },
                )
          }
          maxWidth="sm"
          confirmLabel={t('Withdraw and send the email')}
          isDanger
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <MailFacts proposal={proposal} />
        </ActionDialog>
      )}
    </>
  );
}
