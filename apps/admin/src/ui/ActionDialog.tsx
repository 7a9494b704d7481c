import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

type ActionDialogProps = {
  title: string;
  description?: string;
  confirmLabel: string;
  isDanger?: boolean;
  isIncomplete?: boolean;
  /** Rejects with a sentence for the person. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Confirms an action, and stays open with the reason if it fails. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, confirmLabel, isDanger, isIncomplete, onConfirm, onClose, children } =
    props;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {description && (
          <DialogContentText id={`${id}-description`}>{description}</DialogContentText>
        )}
        {children}
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => void confirm()}
          disabled={isBusy || isIncomplete}
        >
          {isBusy ? 'One moment…' : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
