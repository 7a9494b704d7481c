import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fromList } from '../record-paths.ts';

/**
 * A record's name in a row that can itself be clicked. The click ends here: the row would go to the same
 * place a second time, and Back would stay on the page.
 */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      state={fromList}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 500 }}
    >
      {children}
    </MuiLink>
  );
}
