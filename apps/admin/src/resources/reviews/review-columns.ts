import { algiersMoment } from '#features/export/algiers-moment.ts';
import { t } from '#i18n/t.ts';
import type { CsvColumn } from '#ui/csv.ts';
import { moderatorName, type ReviewRecord, ruleNames, statusNames, subjectsOf } from './review.ts';

export const reviewColumns: readonly CsvColumn<ReviewRecord>[] = [
  { label: t('Received (Algiers time)'), value: (review) => algiersMoment(review.created_at) },
  { label: t('State'), value: ({ status }) => statusNames[status] },
  { label: t('Author'), value: ({ name }) => name },
  { label: t('Stars'), value: ({ rating }) => rating },
  { label: t('Month of the visit'), value: ({ visited_month: month }) => month?.slice(0, 7) },
  { label: t('Verified visit'), value: ({ is_verified }) => (is_verified ? t('Yes') : t('No')) },
  {
    label: t('About'),
    value: (review) =>
      subjectsOf(review)
        .map(({ title }) => title)
        .join(', '),
  },
  { label: t('Review'), value: ({ comment }) => comment },
  {
    label: t('Decided by'),
    value: (review) => (review.moderated_at ? moderatorName(review) : ''),
  },
  { label: t('Decided (Algiers time)'), value: (review) => algiersMoment(review.moderated_at) },
  {
    label: t('Reason for rejection'),
    value: ({ rejection_reason: rule }) => (rule ? ruleNames[rule] : ''),
  },
  { label: t('Answer'), value: ({ answer }) => answer },
  { label: t('Photos'), value: ({ photos }) => photos.length },
  { label: t('Open reports'), value: ({ open_reports }) => open_reports },
  { label: t('Id'), value: ({ id }) => id },
];
