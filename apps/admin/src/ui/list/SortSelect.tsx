import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

type Sort = { field: string; order: 'ASC' | 'DESC'; label: string };

/** Sorts a phone's list, which has no table header. */
export function SortSelect({ sorts }: { sorts: readonly Sort[] }) {
  const { sort, setSort } = useListContext();
  const index = sorts.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      label={t('Order')}
      value={index < 0 ? '' : index}
      onChange={(event) => {
        const chosen = sorts[Number(event.target.value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      sx={{ m: 0, width: 'auto', minWidth: 140, flex: { xs: 1, sm: '0 0 auto' } }}
    >
      {sorts.map(({ label }, at) => (
        <MenuItem key={label} value={at}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
