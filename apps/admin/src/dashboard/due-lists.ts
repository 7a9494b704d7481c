import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dueIfCheckedBefore } from '@expat-buddy/domain/source/review';
import { t } from '#i18n/t.ts';
import { filteredListPath } from '#ui/record-paths.ts';

type DueList = { resource: string; label: string };

const lists: Readonly<Record<string, DueList>> = {
  entry_rules: { resource: 'entry-rules', label: t('Entry papers') },
  guide_entries: { resource: 'guide-entries', label: t('Living here') },
};

/** The list of a table with sources. */
export const dueListOf = (table: string): DueList =>
  lists[table] ?? { resource: table, label: table };

/** The list with what is due for review only. */
export function dueListPath(resource: string): string {
  const day = dueIfCheckedBefore(calendarDayOf(new Date()));
  return filteredListPath(resource, { 'checked_on@lt': day, status: 'published' });
}
