import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fromList } from '../record-paths.ts';

/** Stops the click: the row would navigate a second time. */
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
