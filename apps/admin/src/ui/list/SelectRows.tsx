import { Box, Checkbox, Typography } from '@mui/material';
import { memo } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

type RowCheckboxProps = {
  id: Identifier;
  name: string;
  isChecked: boolean;
  onToggle: (id: Identifier) => void;
};

const RowCheckbox = memo(function RowCheckbox(props: RowCheckboxProps) {
  const { id, name, isChecked, onToggle } = props;
  return (
    <Checkbox
      name="selected"
      checked={isChecked}
      onChange={() => onToggle(id)}
      // The row is clickable itself.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': t('Select {name}', { name }) } }}
    />
  );
});

export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  const isChecked = selectedIds?.includes(id) ?? false;
  return <RowCheckbox id={id} name={name} isChecked={isChecked} onToggle={onToggleItem} />;
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
      slotProps={{ input: { 'aria-label': t('Select all on this page') } }}
    />
  );
}

/** Above a list without a header. */
export function SelectAllLabel() {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', pl: 1 }}>
      <SelectAllRows />
      <Typography variant="body2" aria-hidden="true">
        {t('Select all')}
      </Typography>
    </Box>
  );
}
