import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

/** The id that a record has now, by one that it had before; null if no record had it. Throws the client's error. */
export async function readNewId(
  client: DatabaseClient,
  table: string,
  oldId: string,
): Promise<string | null> {
  const { data } = await client
    .from('id_redirects')
    .select('new_id')
    .eq('resource', table)
    .eq('old_id', oldId)
    .maybeSingle()
    .throwOnError();
  return data?.new_id ?? null;
}

export type IdRedirect = Pick<Row<'id_redirects'>, 'resource' | 'old_id' | 'new_id'>;

/** Every id that once was published, with the id that replaced it. Throws the client's error. */
export const listIdRedirects = (client: DatabaseClient): Promise<IdRedirect[]> =>
  allRows((from, to) =>
    client
      .from('id_redirects')
      .select('resource, old_id, new_id', { count: 'exact' })
      .order('resource')
      .order('old_id')
      .range(from, to),
  );
