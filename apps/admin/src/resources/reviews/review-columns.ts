import { algiersMoment } from '#features/export/algiers-moment.ts';
import type { CsvColumn } from '#ui/csv.ts';
import { moderatorName, type ReviewRecord, ruleNames, statusNames, subjectsOf } from './review.ts';

export const reviewColumns: readonly CsvColumn<ReviewRecord>[] = [
  { label: 'Received (Algiers time)', value: (review) => algiersMoment(review.created_at) },
  { label: 'State', value: ({ status }) => statusNames[status] },
  { label: 'Author', value: ({ name }) => name },
  { label: 'Stars', value: ({ rating }) => rating },
  { label: 'Month of the visit', value: ({ visited_month: month }) => month?.slice(0, 7) },
  { label: 'Verified visit', value: ({ is_verified }) => (is_verified ? 'Yes' : 'No') },
  {
    label: 'About',
    value: (review) =>
      subjectsOf(review)
        .map(({ title }) => title)
        .join(', '),
  },
  { label: 'Review', value: ({ comment }) => comment },
  {
    label: 'Decided by',
    value: (review) => (review.moderated_at ? moderatorName(review) : ''),
  },
  { label: 'Decided (Algiers time)', value: (review) => algiersMoment(review.moderated_at) },
  {
    label: 'Reason for rejection',
    value: ({ rejection_reason: rule }) => (rule ? ruleNames[rule] : ''),
  },
  { label: 'Answer', value: ({ answer }) => answer },
  { label: 'Photos', value: ({ photos }) => photos.length },
  { label: 'Open reports', value: ({ open_reports }) => open_reports },
  { label: 'Id', value: ({ id }) => id },
];
