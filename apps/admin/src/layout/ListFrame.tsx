import { Card } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ListStates } from './ListStates.tsx';
import { Pages } from './Pages.tsx';
import { rememberListSearch } from './record-paths.ts';

type ListFrameProps = { head?: ReactNode; empty: ReactNode; children: ReactNode };

/** The card around a list: its tabs and filters, its states, its rows, its pages. */
export function ListFrame({ head, empty, children }: ListFrameProps) {
  const resource = useResourceContext();
  const { search } = useLocation();
  const { error } = useListContext();
  useEffect(() => {
    if (resource) rememberListSearch(resource, search);
  }, [resource, search]);
  return (
    <Card sx={{ minWidth: 0, overflow: 'hidden' }}>
      {head}
      <ListStates empty={empty}>{children}</ListStates>
      {!error && <Pages />}
    </Card>
  );
}
