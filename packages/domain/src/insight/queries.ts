import type { DatabaseClient } from '../supabase-client.ts';
import type { Insight } from './types.ts';

/**
 * The figures of the inquiries received from `first` to `last` (`YYYY-MM-DD`, at most three years), for staff.
 * Throws the client's error.
 */
export async function getInsight(
  client: DatabaseClient,
  first: string,
  last: string,
): Promise<Insight> {
  const { data, error } = await client.rpc('insight', { first, last });
  if (error) throw error;
  return data as unknown as Insight;
}
