import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { REPORTED, type ReviewTab, tabOf } from './review.ts';

const sentences: Readonly<Record<ReviewTab, string>> = {
  pending: 'No review is waiting for a decision. Customers are asked for one after a won trip.',
  published: 'No review is published yet. Publish one from Pending and visitors see it at once.',
  rejected: 'No review has been rejected.',
  reported: 'No visitor has reported a review.',
};

export function ReviewListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const tab = tabOf(filterValues);
  if (filterValues.q) {
    return (
      <>
        <p>No review in this state matches the search.</p>
        <Button onClick={() => setFilters(tab === 'reported' ? REPORTED : { status: tab })}>
          Clear the search
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{sentences[tab]}</p>
      {tab !== 'pending' && (
        <Button onClick={() => setFilters({ status: 'pending' })}>Show pending</Button>
      )}
    </>
  );
}
