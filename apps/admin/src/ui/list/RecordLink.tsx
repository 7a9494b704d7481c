import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fromList } from '../record-paths.ts';

/** Stops the click: the row would navigate a second time. */
type RecordLinkProps = { to: string; onOpen?: () => void; children: ReactNode };

export function RecordLink({ to, onOpen, children }: RecordLinkProps) {
  return (
    <MuiLink
      component={Link}
      to={to}
      state={fromList}
      onClick={(event) => {
        event.stopPropagation();
        onOpen?.();
      }}
      sx={{ fontWeight: 500 }}
    >
      {children}
    </MuiLink>
  );
}
