import type { InsightDimension } from '@expat-buddy/domain/insight/types';
import { filteredListPath } from '#ui/record-paths.ts';
import { dayAfter, type Period } from './insight-period.ts';

/** Algiers has no daylight saving time. */
const startOf = (day: string) => new Date(`${day}T00:00:00+01:00`).toISOString();

/** The submissions behind a figure. */
export function submissionsPath(
  { first, last }: Period,
  filter: Readonly<Record<string, unknown>> = {},
): string {
  return filteredListPath('submissions', {
    view: 'all',
    'created_at@gte': startOf(first),
    'created_at@lt': startOf(dayAfter(last, 1)),
    ...filter,
  });
}

/** The filter of the list behind a group. A win counts for what was sold, which the visitor may not have chosen. */
export function groupFilter(
  dimension: InsightDimension,
  key: string,
  isOfWins = false,
): Readonly<Record<string, unknown>> {
  switch (dimension) {
    case 'travel':
    case 'activity':
      return { [isOfWins ? 'sold_ids@cs' : 'chosen_ids@cs']: key };
    case 'source':
      return { source_path: key || null };
    case 'owner':
      return { assignee_id: key || null };
    default:
      return { [dimension]: key };
  }
}
