import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dueIfCheckedBefore } from '@expat-buddy/domain/source/review';
import { t } from '#i18n/t.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';

/** Narrows a list to the statements that somebody should compare with their source again. */
export function DueFilter() {
  const day = dueIfCheckedBefore(calendarDayOf(new Date()));
  return (
    <SelectFilter
      source="checked_on@lt"
      label={t('Review (sources)')}
      any={t('Due or not')}
      choices={[{ id: day, name: t('Due for review') }]}
    />
  );
}
