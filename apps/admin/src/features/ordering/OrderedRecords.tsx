import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess } from 'react-admin';
import { Announcement } from '#ui/Announcement.tsx';
import { DragHandle, MoveButtons } from './MoveControls.tsx';
import { OrderedRow } from './OrderedRow.tsx';
import { useOrdering } from './use-ordering.ts';
import { useSavedOrder } from './use-saved-order.ts';

const sentences = {
  '': 'Drag a row, or use its arrows, to change the order.',
  saving: 'Saving the order …',
  saved: 'The order is saved.',
} as const;

type OrderedRecordsProps<RecordType extends RaRecord> = {
  resource: string;
  table: string;
  label: string;
  nameOf: (record: RecordType) => string;
  renderRow: (record: RecordType) => ReactNode;
};

/** The rows of a list in the order visitors see them, which is changed by dragging or by buttons. */
export function OrderedRecords<RecordType extends RaRecord>(
  props: OrderedRecordsProps<RecordType>,
) {
  const { resource, table, label, nameOf, renderRow } = props;
  const { rows, move, state, canOrder } = useSavedOrder<RecordType>(table);
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const ordering = useOrdering(move, (at) => (rows[at] ? nameOf(rows[at]) : ''));
  const isMovable = canOrder && canAccess === true;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }} role="status">
        {canOrder ? sentences[state] : 'Clear the search and filters to change the order.'}
      </Typography>
      <Box
        component="ol"
        ref={ordering.list}
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {rows.map((record, at) => (
          <OrderedRow
            key={record.id}
            ordering={ordering}
            at={at}
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
              {isMovable ? <DragHandle ordering={ordering} at={at} /> : <Box sx={{ width: 16 }} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>{renderRow(record)}</Box>
              <MoveButtons
                ordering={ordering}
                at={at}
                count={rows.length}
                name={nameOf(record)}
                isDisabled={!isMovable}
              />
            </Box>
          </OrderedRow>
        ))}
      </Box>
      <Announcement>{ordering.announcement}</Announcement>
    </>
  );
}
