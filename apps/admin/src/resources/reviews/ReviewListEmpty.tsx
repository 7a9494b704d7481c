import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { addPath } from '#ui/record-paths.ts';
import { REVIEWS, type ReviewStatus, statusOf } from './review.ts';

const sentences: Readonly<Record<ReviewStatus, string>> = {
  pending: 'No review is waiting for a decision. Add any that arrive by email or on paper.',
  published: 'No review is published yet. Publish one from Pending and visitors see it at once.',
  rejected: 'No review has been rejected.',
};

export function ReviewListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const status = statusOf(filterValues);
  if (filterValues.q) {
    return (
      <>
        <p>No review in this state matches the search.</p>
        <Button onClick={() => setFilters({ status })}>Clear the search</Button>
      </>
    );
  }
  return (
    <>
      <p>{sentences[status]}</p>
      {status === 'pending' ? (
        <Button component={Link} to={addPath(REVIEWS)}>
          Add a review
        </Button>
      ) : (
        <Button onClick={() => setFilters({ status: 'pending' })}>Show pending</Button>
      )}
    </>
  );
}
