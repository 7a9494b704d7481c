import { Alert, Button } from '@mui/material';

type LoadFailedProps = {
  error?: unknown;
  /** Asks again; without it the page is loaded anew. */
  onRetry?: () => void;
  resetErrorBoundary?: (...args: unknown[]) => void;
};

/** An error with a way out: what happened in a sentence, and a button that tries again. */
export function LoadFailed({ error, onRetry, resetErrorBoundary }: LoadFailedProps) {
  // A crash carries a programmer's words; what the data provider refuses is a sentence already.
  const isSentence = error instanceof Error && 'status' in error;
  const retry = onRetry ?? resetErrorBoundary;
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
          Try again
        </Button>
      }
    >
      {isSentence ? error.message : 'Something went wrong on this page.'}
    </Alert>
  );
}
