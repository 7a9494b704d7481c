import { Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useSubmissionCounts } from '#features/inbox/submission-counts.ts';
import { t } from '#i18n/t.ts';
import { TabLabel } from '#ui/list/CountedTabs.tsx';
import { setCurrentSubmission } from './position/remembered-list.ts';
import { type View, viewOf, views } from './submission-views.ts';

export function SubmissionTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const { data: counts } = useSubmissionCounts();
  const current = viewOf(filterValues);
  const show = (view: View) => {
    // Rows of the former tab are no longer visible.
    onUnselectItems();
    setCurrentSubmission(undefined);
    // Keeps the search, but not the status, when the view changes.
    setFilters({ ...filterValues, view, status: undefined });
  };
  // A rare trouble, not a place to work in.
  const shown = views.filter(
    ({ id }) => id !== 'mail-failed' || id === current || (counts?.[id] ?? 0) > 0,
  );
  return (
    <Tabs
      value={current}
      onChange={(_event, view: View) => show(view)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('Views')}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        px: { xs: 0, sm: 1 },
        '& .MuiTab-root': { minWidth: 0, px: { xs: 1.5, lg: 1.75 } },
      }}
    >
      {shown.map(({ id, label }) => (
        <Tab key={id} value={id} label={<TabLabel label={label} count={counts?.[id]} />} />
      ))}
    </Tabs>
  );
}
