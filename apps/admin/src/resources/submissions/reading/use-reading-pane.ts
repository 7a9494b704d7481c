import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/** Beside the list where there is room; from 1440 px unless somebody closed it. */
export function useReadingPane() {
  const isPossible = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isWide = useMediaQuery('(min-width: 1440px)', { noSsr: true });
  const [chosen, setChosen] = useStore<boolean | null>('submissions.readingPane', null);
  const isShown = isPossible && (chosen ?? isWide);
  return { isPossible, isShown, toggle: () => setChosen(!isShown) };
}
