import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { REPORTED, REVIEWS, type ReviewTab, statuses, tabOf } from './review.ts';

const tabNames = {
  pending: t('Pending'),
  published: t('Published (reviews)'),
  rejected: t('Rejected (reviews)'),
};

const tabs = [
  ...statuses.map((id) => ({
    id: id as ReviewTab,
    label: tabNames[id],
    filter: { status: id },
  })),
  { id: 'reported' as const, label: t('Reported'), filter: REPORTED },
];

export function ReviewTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const show = (tab: ReviewTab) => {
    // Rows of the former tab are no longer visible.
    onUnselectItems();
    const { q } = filterValues;
    setFilters({ ...(q && { q }), ...(tab === 'reported' ? REPORTED : { status: tab }) });
  };
  return (
    <CountedTabs
      label={t('State of the reviews')}
      resource={REVIEWS}
      tabs={tabs}
      current={tabOf(filterValues)}
      onShow={show}
    />
  );
}
