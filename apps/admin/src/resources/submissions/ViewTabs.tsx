import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { type View, viewOf, views } from './submission-views.ts';

const counted: readonly View[] = ['new', 'mine', 'unassigned'];

function ViewLabel({ view, label }: { view: View; label: string }) {
  const { total } = useGetList(
    'submissions',
    {
      filter: { view },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'ASC' },
    },
    { enabled: counted.includes(view) },
  );
  if (!total) return label;
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {total}
      </Box>
    </span>
  );
}

export function ViewTabs() {
  const { filterValues, setFilters } = useListContext();
  const current = viewOf(filterValues);
  // The search stays when the view changes; a status chosen in another view does not.
  const show = (view: View) => setFilters({ ...filterValues, view, status: undefined });
  return (
    <Tabs
      value={current}
      onChange={(_event, view: View) => show(view)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Views"
      sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 0, sm: 1 } }}
    >
      {views.map(({ id, label }) => (
        <Tab key={id} value={id} label={<ViewLabel view={id} label={label} />} />
      ))}
    </Tabs>
  );
}
