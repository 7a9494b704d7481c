import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { addGuard, type Guard } from './unsaved-guards.ts';

type UnsavedGuardProps = {
  isUnsaved: boolean;
  isSaving?: boolean;
  /** False where a draft keeps it when the page closes. */
  isLosable?: boolean;
  /** Gives up the draft. */
  onDiscard?: () => void;
};

/** Blocks navigation away from unsaved changes. The browser itself asks when the tab closes, if they would be lost. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isUnsaved, isSaving = false, isLosable = true, onDiscard } = props;
  const id = useId();
  const [guard] = useState<Guard>(() => ({ isUnsaved, mayLeave: false, isLeaving: false }));
  useEffect(() => addGuard(guard), [guard]);
  useEffect(() => {
    guard.isUnsaved = isUnsaved;
  }, [guard, isUnsaved]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    guard.isLeaving = leaves;
    if (guard.mayLeave) {
      guard.mayLeave = false;
      return false;
    }
    return isUnsaved && leaves;
  });
  const isBlocked = blocker.state === 'blocked';

  // A save navigates in the same tick in which the form becomes clean.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  useEffect(() => {
    if (!isUnsaved || !isLosable) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!guard.mayLeave) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUnsaved, isLosable, guard]);

  const discard = () => {
    onDiscard?.();
    blocker.proceed?.();
  };
  const stay = () => {
    guard.isLeaving = false;
    blocker.reset?.();
  };
  return (
    <Dialog
      open={isBlocked && isUnsaved && !isSaving}
      onClose={stay}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('Leave without saving?')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t('What you changed on this page is not saved yet.')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Button color="error" onClick={discard}>
          {t('Leave without saving')}
        </Button>
        {!isLosable && <Button onClick={() => blocker.proceed?.()}>{t('Keep for later')}</Button>}
        <Button variant="contained" onClick={stay} autoFocus>
          {t('Stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
