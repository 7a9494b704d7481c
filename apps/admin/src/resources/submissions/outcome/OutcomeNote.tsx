import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import { Button, Typography } from '@mui/material';
import type { SubmissionRecord } from '../submission.ts';

type OutcomeNoteProps = { submission: SubmissionRecord; onChangeReason: () => void };

/** What a won inquiry is worth, or why it was lost. */
export function OutcomeNote({ submission, onChangeReason }: OutcomeNoteProps) {
  const { status, value_minor, value_currency, lost_reason } = submission;
  if (status === 'won' && value_minor !== null) {
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        Value: {formatMoney(value_minor, value_currency === 'EUR' ? 'EUR' : 'DZD')}
      </Typography>
    );
  }
  if (status !== 'lost') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {lost_reason ? `Reason: ${lostReasonName(lost_reason)}` : 'No reason given'}
      <Button size="small" onClick={onChangeReason} sx={{ ml: 1 }}>
        Change
      </Button>
    </Typography>
  );
}
