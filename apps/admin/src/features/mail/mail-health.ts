import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** The answer of the database function `mail_health`. */
export type MailHealth = {
  last_sent_at: string | null;
  /** When the schedule last drained the outbox; null when never. */
  last_drain_at: string | null;
  /** When sending was stopped, as in a restore drill; null while email is sent. */
  paused_at: string | null;
  waiting: { count: number; oldest_at: string | null };
  /** Waiting emails that failed before, with the last error. */
  failing: {
    count: number;
    oldest_at: string | null;
    next_at: string | null;
    sentence: string | null;
  };
  uncertain: number;
  /** Failed permanently. */
  failed: { submissions: number; others: number };
};

async function readMailHealth(): Promise<MailHealth> {
  const { data, error, status } = await supabase.rpc('mail_health');
  if (error) throw toDataError({ status, body: error });
  return data as MailHealth;
}

const HALF_MINUTE = 30_000;

export const MAIL_HEALTH = 'mail-health';

export function useMailHealth() {
  return useQuery({
    queryKey: [MAIL_HEALTH],
    queryFn: readMailHealth,
    refetchInterval: HALF_MINUTE,
  });
}
