import { Box, MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { SearchBox } from '#layout/SearchBox.tsx';
import { SortSelect } from '#layout/SortSelect.tsx';
import { useIsPhone } from '#layout/use-is-phone.ts';
import { statuses, statusName } from './submission.ts';
import { canFilterByStatus, viewOf } from './submission-views.ts';

const sorts = [
  { field: 'created_at', order: 'DESC', label: 'Newest first' },
  { field: 'created_at', order: 'ASC', label: 'Oldest first' },
  { field: 'name', order: 'ASC', label: 'Name' },
] as const;

export function SubmissionFilters() {
  const { filterValues, setFilters } = useListContext();
  const isPhone = useIsPhone();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label="Search submissions" />
      {canFilterByStatus(viewOf(filterValues)) && (
        <TextField
          select
          label="Status"
          value={filterValues.status ?? ''}
          onChange={(event) =>
            setFilters({ ...filterValues, status: event.target.value || undefined })
          }
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ m: 0, width: 'auto', minWidth: 160, flex: { xs: 1, sm: '0 0 auto' } }}
        >
          <MenuItem value="">Any status</MenuItem>
          {statuses.map((status) => (
            <MenuItem key={status} value={status}>
              {statusName(status)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isPhone && <SortSelect sorts={sorts} />}
    </Box>
  );
}
