import { CircularProgress, IconButton } from '@mui/material';
import { RotateCw } from 'lucide-react';
import { useLoading, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';

/** Spins while anything is loading or saving. */
export function RefreshButton() {
  const isLoading = useLoading();
  const refresh = useRefresh();
  return (
    <IconButton color="inherit" onClick={() => refresh()} title={t('Refresh')}>
      {isLoading ? (
        <CircularProgress size={20} color="inherit" aria-hidden="true" />
      ) : (
        <RotateCw size={20} />
      )}
    </IconButton>
  );
}
