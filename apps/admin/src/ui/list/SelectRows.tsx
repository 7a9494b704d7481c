import { Box, Checkbox, Typography } from '@mui/material';
import { type Identifier, useListContext } from 'react-admin';

export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      name="selected"
      checked={selectedIds?.includes(id) ?? false}
      onChange={() => onToggleItem(id)}
      // The row is clickable itself.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  );
}

export function SelectAllRows() {
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const areAll = ids.length > 0 && chosen.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={areAll}
      indeterminate={chosen.length > 0 && !areAll}
      onChange={() => onSelect(areAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
    />
  );
}

/** Above a list without a header. */
export function SelectAllLabel() {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', pl: 1 }}>
      <SelectAllRows />
      <Typography variant="body2" aria-hidden="true">
        Select all
      </Typography>
    </Box>
  );
}
