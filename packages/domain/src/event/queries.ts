import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { SiteEvent } from './types.ts';

/** One published event, or null. Throws the client's error. */
export async function getEvent(client: DatabaseClient, id: string): Promise<SiteEvent | null> {
  const { data, error } = await client
    .from('events')
    .select(
      'id,title,tagline,description,long_description,image,location,starts_on,ends_on,state,programme,practical',
    )
    .eq('id', id)
    .eq('status', 'published')
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** The titles of all published events, by position. Throws the client's error. */
export function listEventTitles(
  client: DatabaseClient,
): Promise<Pick<SiteEvent, 'id' | 'title'>[]> {
  return allRows((from, to) =>
    client
      .from('events')
      .select('id,title', { count: 'exact' })
      .eq('status', 'published')
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}
