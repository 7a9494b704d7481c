import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { MailFacts } from './MailFacts.tsx';
import { confirmProposal, proposalsOf } from './proposal-data.ts';

type ConfirmProposalProps = { proposal: StoredProposal; submission: SubmissionRecord };

/** The customer has accepted; the office confirms, which wins the inquiry and tells the customer. */
export function ConfirmProposal({ proposal, submission }: ConfirmProposalProps) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const total = formatMoney(proposal.total_minor, proposal.currency, interfaceLanguage);

  async function confirm() {
    await confirmProposal(proposal.id);
    notify(
      t('Won: {total}. The confirmation goes to {email}.', { total, email: submission.email }),
      {
        type: 'success',
      },
    );
    refresh();
    await queryClient.invalidateQueries({ queryKey: proposalsOf(submission.id).queryKey });
  }

  return (
    <Alert severity="success" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('The customer accepted version {version} for {total}.', {
        version: proposal.version,
        total,
      })}
      {!submission.assignee_id && ` ${t('Confirming assigns the inquiry to you.')}`}
      <Button
        variant="contained"
        size="small"
        onClick={() => setAsking(true)}
        sx={{ display: 'block', mt: 1 }}
      >
        {t('Confirm and set to Won')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('Confirm this proposal?')}
          description={t('{email} gets an email: the booking is confirmed.', {
            email: submission.email,
          })}
          maxWidth="sm"
          confirmLabel={t('Confirm and send the email')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <MailFacts proposal={proposal} />
        </ActionDialog>
      )}
    </Alert>
  );
}
