import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

export function AccountStateFilter() {
  const { filterValues, setFilters } = useListContext();
  const { disabled } = filterValues;
  const set = (value: string) =>
    setFilters({ ...filterValues, disabled: value === '' ? undefined : value === 'true' });
  return (
    <TextField
      select
      label={t('State')}
      value={typeof disabled === 'boolean' ? String(disabled) : ''}
      onChange={(event) => set(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, width: 'auto', minWidth: 120, flex: { xs: '1 1 40%', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{t('Any state')}</MenuItem>
      <MenuItem value="false">{t('Enabled')}</MenuItem>
      <MenuItem value="true">{t('Disabled')}</MenuItem>
    </TextField>
  );
}
