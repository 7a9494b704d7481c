import { Table, TableBody, TableContainer, TableHead, TableRow } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { HEADING_ID } from '../page/arrival.ts';
import { fromList } from '../record-paths.ts';
import { CurrentRow } from './RecordColumn.tsx';

type RecordTableProps<RecordType extends RaRecord> = {
  /** Makes rows clickable. Keyboard users have the link inside. */
  pathOf?: (record: RecordType) => string;
  onOpen?: (record: RecordType) => void;
  /** The record that was opened last. */
  currentId?: RecordType['id'] | undefined;
  /** Columns have the class `.column-<source>`. */
  sx?: object;
  children: ReactNode;
};

const INTERACTIVE = 'a, button, input, label, [role="button"]';

const narrowChoice = {
  // Long words wrap.
  '& .column-name, & .column-title': { overflowWrap: 'anywhere', minWidth: 140 },
  '& .column-chosen': { width: '1px', paddingBlock: 0, paddingInline: '8px 0' },
};

const currentRow = {
  '&[aria-current] > td:first-of-type': { boxShadow: 'inset 3px 0 0 currentcolor' },
};

function isMeantForTheRow({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest(INTERACTIVE)) return false;
  // Does not navigate while text is selected.
  return window.getSelection()?.isCollapsed ?? true;
}

/**
 * Replaces react-admin's Datagrid, whose column chooser and bulk dialogs make a third of the first
 * load.
 */
export function RecordTable<RecordType extends RaRecord>(props: RecordTableProps<RecordType>) {
  const { pathOf, onOpen, currentId, sx, children } = props;
  const { data, selectedIds = [] } = useListContext<RecordType>();
  const navigate = useNavigate();
  const follow = (record: RecordType, path: string) => (event: MouseEvent) => {
    if (!isMeantForTheRow(event)) return;
    onOpen?.(record);
    void navigate(path, { state: fromList });
  };
  return (
    <TableContainer sx={{ ...narrowChoice, ...sx }}>
      <Table size="small" aria-labelledby={HEADING_ID}>
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
                data-record={record.id}
                aria-current={record.id === currentId ? 'true' : undefined}
                onClick={pathOf && follow(record, pathOf(record))}
                sx={pathOf && { cursor: 'pointer', ...currentRow }}
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
