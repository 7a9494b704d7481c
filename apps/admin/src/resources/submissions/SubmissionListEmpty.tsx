import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { type View, viewOf } from './submission-views.ts';

const sentences: Readonly<Record<View, string>> = {
  new: t('Nobody is waiting for a first answer.'),
  mine: t('Nothing is assigned to you.'),
  unassigned: t('Every open submission is assigned.'),
  waiting: t('We are not waiting for any customer.'),
  due: t('Nothing is due. Set a follow-up date on a submission, and it appears here on that day.'),
  all: t('No inquiries have been received yet.'),
  closed: t('Nothing has been won or lost yet.'),
  'mail-failed': t('No email has failed or come back.'),
  spam: t('No spam.'),
};

export function SubmissionListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const view = viewOf(filterValues);
  const filters = Object.entries(filterValues).filter(([key, value]) => key !== 'view' && value);
  if (filters.length === 0) return sentences[view];
  return (
    <>
      <p>{t('No submission in this view matches the search and filters.')}</p>
      <Button onClick={() => setFilters({ view })}>{t('Clear search and filters')}</Button>
      {view !== 'all' && (
        <Button onClick={() => setFilters({ ...filterValues, view: 'all' })}>
          {t('Search all submissions')}
        </Button>
      )}
    </>
  );
}
