import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dueIfCheckedBefore } from '@expat-buddy/domain/source/review';
import { kindOfTable } from '#content-kind-of.ts';
import { filteredListPath } from '#ui/record-paths.ts';

/** The list of a table with sources. */
export function dueListOf(table: string): { resource: string; label: string } {
  const kind = kindOfTable(table);
  return { resource: kind?.resource ?? table, label: kind?.list ?? table };
}

/** The list with what is due for review only. */
export function dueListPath(resource: string): string {
  const day = dueIfCheckedBefore(calendarDayOf(new Date()));
  return filteredListPath(resource, { 'checked_on@lt': day, status: 'published' });
}
