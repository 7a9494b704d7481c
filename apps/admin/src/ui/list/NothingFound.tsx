import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';

/** Distinguishes an empty list from filters without a match. */
export function NothingFound({ none, noneFitting }: { none: string; noneFitting: string }) {
  const { filterValues, setFilters } = useListContext();
  if (Object.values(filterValues).every((value) => value === undefined || value === ''))
    return none;
  return (
    <>
      <p>{noneFitting}</p>
      <Button onClick={() => setFilters({})}>{t('Clear filters')}</Button>
    </>
  );
}
