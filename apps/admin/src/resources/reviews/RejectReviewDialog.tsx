import { type ReviewRule, reviewRules } from '@expat-buddy/domain/review/rules';
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { ruleNames } from './review.ts';

type RejectReviewDialogProps = {
  title: string;
  /** The button. */
  action?: string;
  /** Below the reasons. */
  note?: string;
  /** Resolves whether it succeeded; otherwise the choice stays. */
  onReject: (reason: ReviewRule) => Promise<boolean>;
  onClose: () => void;
};

/** Its author reads the reason, and visitors see how many were rejected for it. */
export default function RejectReviewDialog(props: RejectReviewDialogProps) {
  const { title, onReject, onClose } = props;
  const {
    action = t('Reject'),
    note = t('Its author sees the reason. A low rating is not a reason.'),
  } = props;
  const [reason, setReason] = useState<ReviewRule>();
  const id = useId();

  const reject = async () => {
    if (!reason) throw new Error(t('Please choose a reason.'));
    if (!(await onReject(reason))) throw new Error(t('Nothing was rejected. Try again.'));
  };

  return (
    <ActionDialog title={title} confirmLabel={action} onConfirm={reject} onClose={onClose}>
      <FormControl>
        <FormLabel id={id}>{t('Reason')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={reason ?? ''}
          onChange={(event) => setReason(reviewRules.find((rule) => rule === event.target.value))}
        >
          {reviewRules.map((rule) => (
            <FormControlLabel
              key={rule}
              value={rule}
              control={<Radio size="small" />}
              label={ruleNames[rule]}
            />
          ))}
        </RadioGroup>
        <FormHelperText sx={{ mx: 0 }}>{note}</FormHelperText>
      </FormControl>
    </ActionDialog>
  );
}
