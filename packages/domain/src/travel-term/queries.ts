import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelTerm } from './types.ts';

async function listTerms(
  client: DatabaseClient,
  table: 'regions' | 'types' | 'tags',
): Promise<TravelTerm[]> {
  return allRows((from, to) =>
    client
      .from(table)
      .select('id,title', { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}

/** All regions, types or tags by position. Throws the client's error. */
export const listRegions = (client: DatabaseClient) => listTerms(client, 'regions');
export const listTypes = (client: DatabaseClient) => listTerms(client, 'types');
export const listTags = (client: DatabaseClient) => listTerms(client, 'tags');
