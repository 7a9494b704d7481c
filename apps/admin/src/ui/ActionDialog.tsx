import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { t } from '#i18n/t.ts';
import { refuseHalfTyped } from './inputs/DateField.tsx';

/** Rejects with a sentence for the person. */
type Action = () => Promise<unknown>;

type ActionDialogProps = {
  title: string;
  description?: string;
  confirmLabel: string;
  isDanger?: boolean;
  isIncomplete?: boolean;
  maxWidth?: 'xs' | 'sm';
  onConfirm: Action;
  /** A second way to end it, apart from the others. */
  alternative?: { label: string; onConfirm: Action } | undefined;
  onClose: () => void;
  children?: ReactNode;
};

/** Confirms an action, or asks for what it needs, and stays open with the reason if it fails. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, confirmLabel, isDanger, isIncomplete, maxWidth = 'xs' } = props;
  const { onConfirm, alternative, onClose, children } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const run = async (action: Action) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await action();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // React passes it on to the form that opened the dialog.
    event.stopPropagation();
    if (!isIncomplete && !refuseHalfTyped(event.currentTarget)) void run(onConfirm);
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      maxWidth={maxWidth}
      fullWidth
    >
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        // Lets the content scroll between title and buttons.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
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
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
          {alternative && (
            <Button
              color="error"
              disabled={isBusy}
              onClick={() => void run(alternative.onConfirm)}
              sx={{ marginInlineEnd: 'auto' }}
            >
              {alternative.label}
            </Button>
          )}
          {/* Enter or a stray key deletes nothing. */}
          <Button onClick={onClose} disabled={isBusy} autoFocus={isDanger === true && !children}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={isBusy || isIncomplete}
          >
            {isBusy ? t('One moment…') : confirmLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
