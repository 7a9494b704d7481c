import { useListContext } from 'react-admin';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { REVIEWS, type ReviewStatus, statuses, statusNames, statusOf } from './review.ts';

const tabs = statuses.map((id) => ({ id, label: statusNames[id], filter: { status: id } }));

export function ReviewTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const show = (status: ReviewStatus) => {
    // Rows of the former tab are no longer visible.
    onUnselectItems();
    setFilters({ ...filterValues, status });
  };
  return (
    <CountedTabs
      label="State of the reviews"
      resource={REVIEWS}
      tabs={tabs}
      current={statusOf(filterValues)}
      onShow={show}
    />
  );
}
