import { Box, CircularProgress } from '@mui/material';

/** While the code of a page is on its way. It waits a moment, so that quick pages do not flash. */
export function PageLoading() {
  return (
    <Box
      role="status"
      aria-label="Loading"
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
