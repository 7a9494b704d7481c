import { algiersMoment } from '#features/export/algiers-moment.ts';
import type { CsvColumn } from '#features/export/csv.ts';
import { moderatorName, type ReviewRecord, statusNames, subjectOf } from './review.ts';

export const reviewColumns: readonly CsvColumn<ReviewRecord>[] = [
  { label: 'Received (Algiers time)', value: (review) => algiersMoment(review.created_at) },
  { label: 'State', value: ({ status }) => statusNames[status] },
  { label: 'Author', value: ({ name }) => name },
  { label: 'Location', value: ({ location }) => location },
  { label: 'Stars', value: ({ rating }) => rating },
  { label: 'Visited on', value: ({ visited_on }) => visited_on },
  { label: 'Verified visit', value: ({ is_verified }) => (is_verified ? 'Yes' : 'No') },
  { label: 'About', value: (review) => subjectOf(review).title },
  { label: 'Review', value: ({ comment }) => comment },
  {
    label: 'Decided by',
    value: (review) => (review.moderated_at ? moderatorName(review) : ''),
  },
  { label: 'Decided (Algiers time)', value: (review) => algiersMoment(review.moderated_at) },
  { label: 'Reason for rejection', value: (review) => review.rejection_reason },
  { label: 'Id', value: ({ id }) => id },
];
