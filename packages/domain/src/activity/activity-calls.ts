import type { DatabaseClient, Row } from '../supabase-client.ts';

export type Activity = Row<'activities'>;

/** All activities by title (spec section 7). Throws the client's error, like each call here. */
export async function listActivities(client: DatabaseClient): Promise<Activity[]> {
  const { data, error } = await client
    .from('activities')
    .select('*')
    .order('title', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data;
}

/** The activities of one category by title. */
export async function listActivitiesOfCategory(
  client: DatabaseClient,
  categoryId: string,
): Promise<Activity[]> {
  const { data, error } = await client
    .from('activities')
    .select('*')
    .eq('category_id', categoryId)
    .order('title', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  return data;
}

/** One activity, or null when there is none with this id. */
export async function getActivity(client: DatabaseClient, id: string): Promise<Activity | null> {
  const { data, error } = await client.from('activities').select('*').eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}
