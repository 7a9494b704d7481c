import type { DatabaseClient } from '../supabase-client.ts';
import type { Activity, ActivityPlace } from './types.ts';

const RELATED_ACTIVITIES = 3;
const MOST_PLACES = 6;

/** Up to three other activities: those of its category come first. Throws the client's error. */
export async function listRelatedActivities(
  client: DatabaseClient,
  { id, category_id }: Pick<Activity, 'id' | 'category_id'>,
): Promise<Activity[]> {
  const others = () => client.from('activities').select('*').neq('id', id);
  const found = await Promise.all(
    [...(category_id ? [others().eq('category_id', category_id)] : []), others()].map((query) =>
      query
        .order('title_key', { ascending: true })
        .order('id', { ascending: true })
        .limit(RELATED_ACTIVITIES)
        .throwOnError(),
    ),
  );
  const byId = new Map(
    found.flatMap(({ data }) => data).map((activity) => [activity.id, activity]),
  );
  return [...byId.values()].slice(0, RELATED_ACTIVITIES);
}

/** The travels that list the activity by title. Throws the client's error. */
export async function listActivityPlaces(
  client: DatabaseClient,
  title: string,
): Promise<ActivityPlace[]> {
  const { data, error } = await client
    .from('travels')
    .select('id,title,location,type_id,region:regions!region_id(is_south)')
    .contains('activities', [title])
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_PLACES);
  if (error) throw error;
  return data;
}
