import { type SxProps, TableCell, TableSortLabel, type Theme } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** The record of the row being drawn; null in the row of the heads. */
export const CurrentRow = createContext<RaRecord | null>(null);

type RecordColumnProps<RecordType extends RaRecord> = {
  /** The field it shows and sorts by. */
  source?: string;
  label: ReactNode;
  /** What a cell holds; the field's own text when missing. */
  render?: (record: RecordType) => ReactNode;
  disableSort?: boolean;
  /** The order of the first press on the head. */
  sortByOrder?: 'ASC' | 'DESC';
  sx?: SxProps<Theme>;
};

type HeadProps = { source?: string; label: ReactNode; first: 'ASC' | 'DESC'; isSortable: boolean };

function Head({ source, label, first, isSortable }: HeadProps) {
  const { sort, setSort } = useListContext();
  const className = source && `column-${source}`;
  if (!source || !isSortable) return <TableCell className={className}>{label}</TableCell>;
  const isCurrent = sort.field === source;
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const press = () => {
    const other = sort.order === 'DESC' ? 'ASC' : 'DESC';
    setSort({ field: source, order: isCurrent ? other : first });
  };
  return (
    <TableCell className={className} sortDirection={isCurrent && direction}>
      <TableSortLabel
        active={isCurrent}
        direction={isCurrent ? direction : first === 'DESC' ? 'desc' : 'asc'}
        onClick={press}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** One column of a RecordTable: its head, or its cell in the row being drawn. */
export function RecordColumn<RecordType extends RaRecord>(props: RecordColumnProps<RecordType>) {
  const { source, label, render, disableSort = false, sortByOrder = 'ASC', sx } = props;
  const record = useContext(CurrentRow) as RecordType | null;
  if (!record) {
    return <Head source={source} label={label} first={sortByOrder} isSortable={!disableSort} />;
  }
  return (
    <TableCell className={source && `column-${source}`} sx={sx}>
      {render ? render(record) : source && (record[source] as ReactNode)}
    </TableCell>
  );
}
