import { Box, CircularProgress } from '@mui/material';
import { t } from '#i18n/t.ts';

/** Delayed, so that it does not flash on fast loads. */
export function PageLoading() {
  return (
    <Box
      role="status"
      aria-label={t('Loading')}
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 240,
        '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'appear 200ms 600ms both',
      }}
    >
      <CircularProgress aria-hidden="true" />
    </Box>
  );
}
