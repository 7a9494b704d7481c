import { publicationStatuses } from '@expat-buddy/domain/publication-status';
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { publicationNames } from '../publication.ts';

export function PublicationFilter() {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      select
      label="Status"
      value={filterValues.status ?? ''}
      onChange={(event) => setFilters({ ...filterValues, status: event.target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, width: 'auto', minWidth: 140, flex: { xs: 1, sm: '0 0 auto' } }}
    >
      <MenuItem value="">Any status</MenuItem>
      {publicationStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {publicationNames[status]}
        </MenuItem>
      ))}
    </TextField>
  );
}
