import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess } from 'react-admin';
import { t } from '#i18n/t.ts';
import { SortableList } from './SortableList.tsx';
import { useSavedOrder } from './use-saved-order.ts';

const sentences = {
  '': t('Drag a row, or use its arrows, to change the order.'),
  saving: t('Saving the order …'),
  saved: t('The order is saved.'),
} as const;

type OrderedRecordsProps<RecordType extends RaRecord> = {
  resource: string;
  table: string;
  label: string;
  nameOf: (record: RecordType) => string;
  renderRow: (record: RecordType) => ReactNode;
};

/** A list in the visitors' order. Each change is saved at once. */
export function OrderedRecords<RecordType extends RaRecord>(
  props: OrderedRecordsProps<RecordType>,
) {
  const { resource, table, label, nameOf, renderRow } = props;
  const { rows, move, state, canOrder } = useSavedOrder<RecordType>(table);
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }} role="status">
        {canOrder ? sentences[state] : t('Clear the search and filters to change the order.')}
      </Typography>
      <SortableList
        items={rows}
        label={label}
        nameOf={nameOf}
        onMove={move}
        isDisabled={!canOrder || canAccess !== true}
        sx={{ borderTop: 1, borderColor: 'divider' }}
        itemSx={{ borderBottom: 1, borderColor: 'divider' }}
        renderItem={(record, _at, { handle, buttons }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
            {handle}
            <Box sx={{ flex: 1, minWidth: 0 }}>{renderRow(record)}</Box>
            {buttons}
          </Box>
        )}
      />
    </>
  );
}
