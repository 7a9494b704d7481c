import { CircularProgress, IconButton } from '@mui/material';
import { RotateCw } from 'lucide-react';
import { useLoading, useRefresh } from 'react-admin';

/** Spins while anything is loading or saving. */
export function RefreshButton() {
  const isLoading = useLoading();
  const refresh = useRefresh();
  return (
    <IconButton color="inherit" onClick={() => refresh()} aria-label="Refresh" title="Refresh">
      {isLoading ? (
        <CircularProgress size={20} color="inherit" aria-label="Loading" />
      ) : (
        <RotateCw size={20} />
      )}
    </IconButton>
  );
}
