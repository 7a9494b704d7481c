import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** The answer of the database function `submission_counts`: one number for each view. */
type SubmissionCounts = Readonly<Record<string, number>> & {
  /** Whether the project announces changes, so that nothing needs to ask again and again. */
  live: boolean;
};

export const COUNTS_KEY = ['submission_counts'];
const SECOND = 1000;
/** How often open pages ask for changes. Hidden tabs never do. */
const POLLING_MS = 20 * SECOND;
/** A connection can be lost without anybody noticing. */
const LIVE_POLLING_MS = 120 * SECOND;

async function readCounts(): Promise<SubmissionCounts> {
  const { data, error, status } = await supabase.rpc('submission_counts');
  if (error) throw toDataError({ status, body: error });
  return data as SubmissionCounts;
}

export const pollingInterval = (isLive: boolean) => (isLive ? LIVE_POLLING_MS : POLLING_MS);

/** The counts of all views, in one request that every part of the screen shares. */
export function useSubmissionCounts() {
  const { canAccess } = useCanAccess({ resource: 'submissions', action: 'list' });
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: readCounts,
    enabled: canAccess !== false,
    staleTime: 5 * SECOND,
    refetchInterval: ({ state }) => pollingInterval(state.data?.live === true),
  });
}
