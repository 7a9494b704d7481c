import { type Theme, useMediaQuery } from '@mui/material';

/** Below 900 px an address and the buttons beside it need more room than a table leaves with the menu open. */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
}
