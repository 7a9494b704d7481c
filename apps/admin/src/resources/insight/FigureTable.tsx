import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { type CsvColumn, toCsv } from '#ui/csv.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { saveFile } from '#ui/save-file.ts';

type FigureColumn<Row> = {
  label: string;
  value: (row: Row) => string | number;
  /** Numbers that spreadsheets can add, in place of a written figure. */
  inFile?: readonly CsvColumn<Row>[];
  /** The list behind the figure. */
  to?: (row: Row) => string | undefined;
};

type FigureTableProps<Row> = {
  /** Names the table, and the file of its CSV. */
  name: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one is the head of each row. */
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
};

// Narrow: a phone shows all columns but the value without scrolling.
const cell = { px: { xs: 0.5, sm: 1 } };

/** Figures that link to the lists behind them, and can be saved as CSV. */
export function FigureTable<Row>({ name, rows, keyOf, columns }: FigureTableProps<Row>) {
  const [head, ...others] = columns;
  const save = () => {
    const inFile = columns.flatMap((column) => column.inFile ?? [column]);
    saveFile(`${slugOf(name)}.csv`, toCsv(rows, inFile), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <Box
        role="region"
        aria-label={t('{name}, table', { name })}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small" aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ps: { xs: 0 } }}>{head.label}</TableCell>
              {others.map(({ label }) => (
                <TableCell key={label} align="right" sx={cell}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ minWidth: { xs: 96, sm: 140 }, ps: { xs: 0 }, overflowWrap: 'break-word' }}
                >
                  <Figure column={head} row={row} />
                </TableCell>
                {others.map((column) => (
                  <TableCell key={column.label} align="right" sx={cell}>
                    <Figure column={column} row={row} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button size="small" startIcon={<Download size={16} />} onClick={save} sx={{ mt: 1 }}>
        {t('Save as CSV')}
      </Button>
    </>
  );
}

function Figure<Row>({ column, row }: { column: FigureColumn<Row>; row: Row }) {
  const value = column.value(row);
  const to = value === 0 ? undefined : column.to?.(row);
  if (!to) return value;
  return (
    <MuiLink component={Link} to={to}>
      {value}
    </MuiLink>
  );
}
