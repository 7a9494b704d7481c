import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { type View, viewOf } from './submission-views.ts';

const sentences: Readonly<Record<View, string>> = {
  new: 'Nobody is waiting for a first answer.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Every open submission is assigned.',
  all: 'No inquiries have been received yet.',
  'mail-failed': 'Every email has been sent or is about to be.',
  spam: 'No spam.',
};

export function SubmissionListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const view = viewOf(filterValues);
  if (!filterValues.q && !filterValues.status && !filterValues.service) return sentences[view];
  return (
    <>
      <p>No submission in this view matches the search and filters.</p>
      <Button onClick={() => setFilters({ view })}>Clear search and filters</Button>
      {view !== 'all' && (
        <Button onClick={() => setFilters({ ...filterValues, view: 'all' })}>
          Search all submissions
        </Button>
      )}
    </>
  );
}
