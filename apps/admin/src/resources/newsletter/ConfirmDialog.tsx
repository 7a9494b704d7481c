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

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** Rejects with a sentence for the person. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Stays open with the reason if the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, label, isDangerous = false, isDisabled = false } = props;
  const { onConfirm, onClose } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
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
          color={isDangerous ? 'error' : 'primary'}
          onClick={() => void confirm()}
          disabled={isBusy || isDisabled}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
