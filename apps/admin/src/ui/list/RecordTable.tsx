import { Table, TableBody, TableContainer, TableHead, TableRow } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CurrentRow } from './RecordColumn.tsx';
import { fromList } from '../record-paths.ts';

type RecordTableProps<RecordType extends RaRecord> = {
  /** Where a press anywhere on a row leads, beside the link in it that the keyboard uses. */
  pathOf?: (record: RecordType) => string;
  /** Styles by `.column-<source>`, which is on the heads and the cells of a column. */
  sx?: object;
  children: ReactNode;
};

const ofItsOwn = 'a, button, input, label, [role="button"]';

/** A column of boxes is as wide as a box. */
const narrowChoice = {
  // One long word must not push the other columns out of sight.
  '& .column-name, & .column-title': { overflowWrap: 'anywhere', minWidth: 140 },
  '& .column-chosen': { width: '1px', paddingBlock: 0, paddingInline: '8px 0' },
};

function isMeantForTheRow({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest(ofItsOwn)) return false;
  // Somebody who marked words in a row wants to copy them.
  return window.getSelection()?.isCollapsed ?? true;
}

/**
 * The rows of a list under heads that sort it. react-admin's own table brings column choosers, bulk
 * deletion and dialogs along, which make a third of the first load of a page that uses none of them.
 */
export function RecordTable<RecordType extends RaRecord>(props: RecordTableProps<RecordType>) {
  const { pathOf, sx, children } = props;
  const { data, selectedIds = [] } = useListContext<RecordType>();
  const navigate = useNavigate();
  const follow = (path: string) => (event: MouseEvent) => {
    if (isMeantForTheRow(event)) void navigate(path, { state: fromList });
  };
  return (
    <TableContainer sx={{ ...narrowChoice, ...sx }}>
      <Table size="small">
        <TableHead>
          <CurrentRow.Provider value={null}>
            <TableRow>{children}</TableRow>
          </CurrentRow.Provider>
        </TableHead>
        <TableBody>
          {data?.map((record) => (
            <CurrentRow.Provider key={record.id} value={record}>
              <TableRow
                hover
                selected={selectedIds.includes(record.id)}
                onClick={pathOf && follow(pathOf(record))}
                sx={pathOf && { cursor: 'pointer' }}
              >
                {children}
              </TableRow>
            </CurrentRow.Provider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
