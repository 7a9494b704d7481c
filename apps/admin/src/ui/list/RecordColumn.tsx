import { type SxProps, TableCell, TableSortLabel, type Theme } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** The current row's record; null in the header. */
export const CurrentRow = createContext<RaRecord | null>(null);

type RecordColumnProps<RecordType extends RaRecord> = {
  source?: string;
  label: ReactNode;
  /** A cell's content; the field's text by default. */
  render?: (record: RecordType) => ReactNode;
  disableSort?: boolean;
  /** Names the row: screen readers repeat it before the row's other cells. */
  isRowHeader?: boolean;
  /** The order after the first click on the header. */
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

/** A column of a RecordTable, rendered as header or cell. */
export function RecordColumn<RecordType extends RaRecord>(props: RecordColumnProps<RecordType>) {
  const { source, label, render, disableSort = false, sortByOrder = 'ASC', sx } = props;
  const { isRowHeader = false } = props;
  const record = useContext(CurrentRow) as RecordType | null;
  if (!record) {
    return <Head source={source} label={label} first={sortByOrder} isSortable={!disableSort} />;
  }
  return (
    <TableCell
      {...(isRowHeader && { component: 'th', scope: 'row' })}
      className={source && `column-${source}`}
      sx={sx}
    >
      {render ? render(record) : source && (record[source] as ReactNode)}
    </TableCell>
  );
}
