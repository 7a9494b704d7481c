import { filteredListPath } from '#ui/record-paths.ts';
import { OTHER } from './weekly-series.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Algiers keeps one time all year. */
const mondayIn = (startsOn: string) => Date.parse(`${startsOn}T00:00:00+01:00`);

/**
 * The list of the submissions that a figure counts: of one service or of all, of one week or of all from a
 * week on. None for what is no service of ours, by which a list cannot be narrowed.
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
