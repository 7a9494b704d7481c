import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';

type UndoNoticeProps = { message: string; onUndo: () => Promise<unknown> };

function UndoNotice({ message, onUndo }: UndoNoticeProps) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    void onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {t('Undo')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

/**
 * Reports a confirmed action with an undo. react-admin's own undo delays the request until the
 * notice closes.
 */
export function useUndoNotice() {
  const notify = useNotify();
  return (message: string, undo: () => Promise<unknown>) => {
    const onUndo = () =>
      undo().then(
        () => notify(t('Undone.'), { type: 'info' }),
        (error: unknown) => notify((error as Error).message, { type: 'error' }),
      );
    notify(<UndoNotice message={message} onUndo={onUndo} />, { autoHideDuration: 10_000 });
  };
}
