import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { NamedActivity } from './types.ts';

/** All activities by id and title, for chips that lead to them. Throws the client's error. */
export async function listActivityNames(client: DatabaseClient): Promise<NamedActivity[]> {
  return allRows((from, to) =>
    client
      .from('activities')
      .select('id,title', { count: 'exact' })
      .order('id', { ascending: true })
      .range(from, to),
  );
}
