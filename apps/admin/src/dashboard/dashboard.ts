import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Week } from './weeks/weekly-series.ts';

/** How many wait, and since when the one that waits longest. */
export type Waiting = { count: number; oldest_at: string | null };

/** What the database's function `dashboard` answers. */
export type DashboardData = {
  new: Waiting;
  unassigned: Waiting;
  mine: Waiting;
  /** Submissions about which a mail failed, and failed mails about nothing in particular. */
  failed_mails: { submissions: number; others: number };
  reviews: Waiting;
  /** Null for staff, who do not manage accounts. */
  accounts: Waiting | null;
  /** Twelve, the oldest first. */
  weeks: Week[];
  steps: Record<'contact' | 'photos' | 'travel' | 'colleague' | 'inquiry', boolean>;
};

async function readDashboard(): Promise<DashboardData> {
  const { data, error, status } = await supabase.rpc('dashboard');
  if (error) throw toDataError({ status, body: error });
  return data as DashboardData;
}

const MINUTE = 60_000;

/** Everything on the first page in one request; asked again each minute while somebody looks at it. */
export function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: readDashboard, refetchInterval: MINUTE });
}
