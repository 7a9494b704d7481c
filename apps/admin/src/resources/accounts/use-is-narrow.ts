import { type Theme, useMediaQuery } from '@mui/material';

/** Below 900 px, a table next to the open menu has no room for an address and buttons. */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
}
