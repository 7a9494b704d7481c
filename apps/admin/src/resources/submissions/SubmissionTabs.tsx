import { useListContext } from 'react-admin';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { type View, viewOf, views } from './submission-views.ts';

const tabs = views.map(({ id, label }) => ({ id, label, filter: { view: id } }));

export function SubmissionTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const show = (view: View) => {
    // Rows of the former tab are no longer visible.
    onUnselectItems();
    // Keeps the search, but not the status, when the view changes.
    setFilters({ ...filterValues, view, status: undefined });
  };
  return (
    <CountedTabs
      label="Views"
      resource="submissions"
      tabs={tabs}
      current={viewOf(filterValues)}
      onShow={show}
    />
  );
}
