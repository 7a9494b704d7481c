import { useListContext } from 'react-admin';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { type View, viewOf, views } from './submission-views.ts';

const tabs = views.map(({ id, label }) => ({ id, label, filter: { view: id } }));

export function SubmissionTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const show = (view: View) => {
    // What was chosen is not on the screen any more, and would be changed unseen.
    onUnselectItems();
    // The search stays when the view changes; a status chosen in another view does not.
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
