import { filteredListPath } from '#ui/record-paths.ts';
import { OTHER } from './weekly-series.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Algiers has no daylight saving time. */
const mondayIn = (startsOn: string) => Date.parse(`${startsOn}T00:00:00+01:00`);

/**
 * The list of submissions behind a figure: one service or all, one week or all since a week.
 * Undefined for a service that the list cannot filter by.
 */
export function weeksPath(
  from: string,
  { service, weeks = 1 }: { service?: string; weeks?: number } = {},
): string | undefined {
  if (service === OTHER) return undefined;
  const start = mondayIn(from);
  return filteredListPath('submissions', {
    view: 'all',
    ...(service && { service }),
    'created_at@gte': new Date(start).toISOString(),
    'created_at@lt': new Date(start + weeks * WEEK_MS).toISOString(),
  });
}
