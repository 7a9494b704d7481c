import { type ReviewRule, reviewRules } from '@expat-buddy/domain/review/rules';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { ruleNames } from './review.ts';

type RejectReviewDialogProps = {
  title: string;
  /** Resolves whether it succeeded; otherwise the choice stays. */
  onReject: (reason: ReviewRule) => Promise<boolean>;
  onClose: () => void;
};

/** Its author reads the reason, and visitors see how many were rejected for it. */
export default function RejectReviewDialog({ title, onReject, onClose }: RejectReviewDialogProps) {
  const [reason, setReason] = useState<ReviewRule>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function reject(event: FormEvent) {
    event.preventDefault();
    if (!reason) return setMissing(true);
    setBusy(true);
    const isDone = await onReject(reason);
    if (isDone) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={(event) => void reject(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <FormControl error={isMissing}>
            <FormLabel id={`${id}-reason`}>Reason</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-reason`}
              value={reason ?? ''}
              onChange={(event) => {
                setReason(reviewRules.find((rule) => rule === event.target.value));
                setMissing(false);
              }}
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
            <FormHelperText sx={{ mx: 0 }}>
              {isMissing
                ? 'Please choose a reason.'
                : 'Its author sees the reason. A low rating is not a reason.'}
            </FormHelperText>
          </FormControl>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Reject'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
