import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect, useRef } from 'react';

type ConflictNoticeProps = {
  /** The labels of what the other person changed. */
  changed: readonly string[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Nothing was saved: the person decides what happens to what they wrote. */
export function ConflictNotice({ changed, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Save is pressed at the end of a long form: bring eye and keyboard to what came of it.
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onKeepMine}>
            Put my changes on top
          </Button>
          <Button color="inherit" size="small" onClick={onTakeTheirs}>
            Load their version
          </Button>
        </>
      }
    >
      <AlertTitle>Somebody else changed this record</AlertTitle>
      Your changes are not saved. In the meantime somebody changed:{' '}
      {changed.length > 0 ? changed.join(', ') : 'nothing you see here'}.
    </Alert>
  );
}
