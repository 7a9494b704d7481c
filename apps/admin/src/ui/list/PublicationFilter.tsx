import { publicationStatuses } from '@expat-buddy/domain/publication-status';
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { publicationNames } from '../publication.ts';

export function PublicationFilter() {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      select
      label={t('Status')}
      value={filterValues.status ?? ''}
      onChange={(event) => setFilters({ ...filterValues, status: event.target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, width: 'auto', minWidth: 140, flex: { xs: 1, sm: '0 0 auto' } }}
    >
      <MenuItem value="">{t('Any status')}</MenuItem>
      {publicationStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {publicationNames[status]}
        </MenuItem>
      ))}
    </TextField>
  );
}
