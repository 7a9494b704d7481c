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
