import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { confirmProposal, proposalsOf } from './proposal-data.ts';

type ConfirmProposalProps = { proposal: StoredProposal; submission: SubmissionRecord };

/** The customer has accepted; the office confirms, which wins the inquiry. */
export function ConfirmProposal({ proposal, submission }: ConfirmProposalProps) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const total = formatMoney(proposal.total_minor, proposal.currency, interfaceLanguage);

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmProposal(proposal.id);
      notify(t('Won: {total}.', { total }), { type: 'success' });
      refresh();
      await queryClient.invalidateQueries({ queryKey: proposalsOf(submission.id).queryKey });
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <Alert
      severity={problem ? 'error' : 'success'}
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {problem ??
        t('The customer accepted version {version} for {total}.', {
          version: proposal.version,
          total,
        })}
      {!submission.assignee_id && ` ${t('Confirming assigns the inquiry to you.')}`}
      <Button
        variant="contained"
        size="small"
        disabled={isBusy}
        onClick={() => void confirm()}
        sx={{ display: 'block', mt: 1 }}
      >
        {t('Confirm and set to Won')}
      </Button>
    </Alert>
  );
}
