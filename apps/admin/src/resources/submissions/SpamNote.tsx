import { Alert, Button } from '@mui/material';

type SpamNoteProps = { isSaving: boolean; onNotSpam: () => void };

/** The way back for what only looked like spam. The next look at the outbox writes its mails. */
export function SpamNote({ isSaving, onNotSpam }: SpamNoteProps) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Kept as spam. If it is none, say so: the mails that were held back go out within a minute, up
      to seven days after it came.
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={isSaving}
        onClick={onNotSpam}
        sx={{ mt: 1, display: 'flex' }}
      >
        Not spam
      </Button>
    </Alert>
  );
}
