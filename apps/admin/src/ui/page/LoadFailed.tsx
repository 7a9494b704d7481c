import { Alert, Button } from '@mui/material';
import { t } from '#i18n/t.ts';

type LoadFailedProps = {
  error?: unknown;
  /** Reloads the page when missing. */
  onRetry?: () => void;
  resetErrorBoundary?: (...args: unknown[]) => void;
};

const CODE_IS_MISSING = /dynamically imported module|Importing a module script failed|preload CSS/i;

export function LoadFailed({ error, onRetry, resetErrorBoundary }: LoadFailedProps) {
  // Only errors with a status have a message for people.
  const isSentence = error instanceof Error && 'status' in error;
  // Code that failed to load is not loaded again without the page.
  const retry = onRetry ?? (CODE_IS_MISSING.test(String(error)) ? undefined : resetErrorBoundary);
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ my: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => (retry ? retry() : window.location.reload())}
        >
          {t('Try again')}
        </Button>
      }
    >
      {isSentence ? error.message : t('Something went wrong on this page.')}
    </Alert>
  );
}
