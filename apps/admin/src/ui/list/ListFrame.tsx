import { Box, Card } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { useReturnToRow } from '../page/arrival.ts';
import { SkipButton } from '../page/SkipLink.tsx';
import { rememberListSearch } from '../record-paths.ts';
import { ListResult } from './ListResult.tsx';
import { ListStates } from './ListStates.tsx';
import { Pagination } from './Pagination.tsx';

type ListFrameProps = {
  head?: ReactNode;
  bulk?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
};

const tinted = { '& li:has(input[name="selected"]:checked)': { bgcolor: 'action.selected' } };

export function ListFrame({ head, bulk, empty, children }: ListFrameProps) {
  const resource = useResourceContext();
  const { search } = useLocation();
  const { error, data } = useListContext();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (resource) rememberListSearch(resource, search);
  }, [resource, search]);
  useReturnToRow(data !== undefined);
  return (
    <Card sx={{ minWidth: 0, overflow: 'clip', ...tinted }}>
      <SkipButton onClick={() => rows.current?.focus()}>{t('Skip to the list')}</SkipButton>
      {head}
      <Box ref={rows} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <ListStates empty={empty}>{children}</ListStates>
      </Box>
      {bulk}
      {!error && <Pagination />}
      <ListResult />
    </Card>
  );
}
