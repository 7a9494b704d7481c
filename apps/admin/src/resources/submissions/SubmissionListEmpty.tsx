import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { type View, viewOf } from './submission-views.ts';

const sentences: Readonly<Record<View, string>> = {
  new: 'Nobody is waiting for a first answer.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Every open submission is assigned.',
  waiting: 'We are not waiting for any customer.',
  due: 'Nothing is due. Set a follow-up date on a submission, and it appears here on that day.',
  all: 'No inquiries have been received yet.',
  closed: 'Nothing has been won or lost yet.',
  'mail-failed': 'Every email has been sent or is about to be.',
  spam: 'No spam.',
};

export function SubmissionListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const view = viewOf(filterValues);
  const filters = Object.entries(filterValues).filter(([key, value]) => key !== 'view' && value);
  if (filters.length === 0) return sentences[view];
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
