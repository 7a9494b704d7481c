import { CircularProgress, IconButton } from '@mui/material';
import { RotateCw } from 'lucide-react';
import { useLoading, useRefresh } from 'react-admin';

/** Reads the page's data anew, and turns while anything is being read or saved. */
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
