import { type Theme, useMediaQuery } from '@mui/material';

/** Below 600 px a table becomes a list. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
