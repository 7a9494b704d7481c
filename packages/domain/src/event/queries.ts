import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { ListedEvent, SiteEvent } from './types.ts';

const listColumns =
  'id,title~,tagline~,description~,image,location~,starts_on,ends_on,start_time,end_time,price~en,state';

// More than a page can show; the API would truncate at 1,000 rows.
const MOST_EVENTS = 200;

/** One published event, or null. Throws the client's error. */
export async function getEvent(client: DatabaseClient, id: string): Promise<SiteEvent | null> {
  const { data, error } = await client
    .from('events')
    .select(translatedColumns(client, `${listColumns},long_description~,programme~,practical~`))
    .eq('id', id)
    .eq('status', 'published')
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}

/** The published events: those without a day first, then the latest first, 200 at most. Throws the client's error. */
export async function listEvents(client: DatabaseClient): Promise<ListedEvent[]> {
  const { data, error } = await client
    .from('events')
    .select(translatedColumns(client, listColumns))
    .eq('status', 'published')
    .order('starts_on', { ascending: false, nullsFirst: true })
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_EVENTS);
  if (error) throw error;
  return inLanguage(data);
}

/** The titles of all published events, by position. Throws the client's error. */
export async function listEventTitles(
  client: DatabaseClient,
): Promise<Pick<SiteEvent, 'id' | 'title'>[]> {
  const rows = await allRows((from, to) =>
    client
      .from('events')
      .select(translatedColumns(client, 'id,title~'), { count: 'exact' })
      .eq('status', 'published')
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}
