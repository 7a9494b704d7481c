import { Table, TableBody, TableContainer, TableHead, TableRow } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fromList } from '../record-paths.ts';
import { CurrentRow } from './RecordColumn.tsx';

type RecordTableProps<RecordType extends RaRecord> = {
  /** Makes rows clickable. Keyboard users have the link inside. */
  pathOf?: (record: RecordType) => string;
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
