import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Week } from './weeks/weekly-series.ts';

/** The number of waiting items and the time of the oldest. */
export type Waiting = { count: number; oldest_at: string | null };

/** A statement whose source nobody has read for 90 days; `source` is its table. */
export type DueStatement = {
  source: string;
  id: string;
  title: string;
  source_name: string;
  source_url: string;
  checked_on: string;
};

/** How many each table has, and the five oldest. */
export type DueStatements = { counts: Record<string, number>; oldest: DueStatement[] };

/** The answer of the database function `dashboard`. */
export type DashboardData = {
  new: Waiting;
  unassigned: Waiting;
  mine: Waiting;
  /** Nobody has taken them on within four office hours. */
  unowned: Waiting;
  /** Everybody's, as in the inbox. */
  due_submissions: Waiting;
  /** Submissions with a failed email, and failed emails without a submission. */
  failed_mails: { submissions: number; others: number };
  /** What waits for somebody, how many of these say that an email came back, and automatic replies. */
  unmatched_mails: Waiting & { undelivered: number; automatic: number };
  reviews: Waiting;
  review_reports: Waiting;
  /** Null for staff, who do not manage accounts. */
  accounts: Waiting | null;
  due: DueStatements;
  /** Twelve weeks, oldest first. */
  weeks: Week[];
  steps: Record<'contact' | 'photos' | 'travel' | 'colleague' | 'inquiry', boolean>;
};

async function readDashboard(): Promise<DashboardData> {
  const { data, error, status } = await supabase.rpc('dashboard');
  if (error) throw toDataError({ status, body: error });
  return data as DashboardData;
}

const MINUTE = 60_000;

/** Reads the whole dashboard in one request and refetches it every minute while visible. */
export function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: readDashboard, refetchInterval: MINUTE });
}
