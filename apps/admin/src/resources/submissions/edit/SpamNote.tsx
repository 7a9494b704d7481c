import { Alert, Button } from '@mui/material';
import { t } from '#i18n/t.ts';

type SpamNoteProps = { isSaving: boolean; onNotSpam: () => void };

/** For false positives. The next run of the outbox then sends its emails. */
export function SpamNote({ isSaving, onNotSpam }: SpamNoteProps) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(
        'Marked as spam. If it isn’t, click Not spam: emails held back in the last seven days are sent within a minute.',
      )}
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={isSaving}
        onClick={onNotSpam}
        sx={{ mt: 1, display: 'flex' }}
      >
        {t('Not spam')}
      </Button>
    </Alert>
  );
}
