import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { REPORTED, type ReviewTab, tabOf } from './review.ts';

const sentences: Readonly<Record<ReviewTab, string>> = {
  pending: t('No review is waiting for a decision. Customers are asked for one after a won trip.'),
  published: t('No review is published yet. Publish one from Pending and visitors see it at once.'),
  rejected: t('No review has been rejected.'),
  reported: t('No visitor has reported a review.'),
};

export function ReviewListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const tab = tabOf(filterValues);
  if (filterValues.q) {
    return (
      <>
        <p>{t('No review in this state matches the search.')}</p>
        <Button onClick={() => setFilters(tab === 'reported' ? REPORTED : { status: tab })}>
          {t('Clear the search')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{sentences[tab]}</p>
      {tab !== 'pending' && (
        <Button onClick={() => setFilters({ status: 'pending' })}>{t('Show pending')}</Button>
      )}
    </>
  );
}
