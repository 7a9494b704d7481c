import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

/** An event as it is stored; days are calendar days without an hour, absent until they are certain. */
export type SiteEvent = Pick<
  Row<'events'>,
  | 'id'
  | 'title'
  | 'tagline'
  | 'description'
  | 'long_description'
  | 'image'
  | 'location'
  | 'starts_on'
  | 'ends_on'
  | 'state'
  | 'programme'
  | 'practical'
>;

/** One event, or null when there is none with this id. Throws the client's error. */
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

/** The names of all events, in the order of the staff. Throws the client's error. */
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
