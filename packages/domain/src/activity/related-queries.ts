import { titleKey } from '../language/client-language.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { activityColumns } from './queries.ts';
import type { Activity, ActivityPlace } from './types.ts';

const RELATED_ACTIVITIES = 3;
const MOST_PLACES = 6;

/** Up to three other activities: those of its category come first. Throws the client's error. */
export async function listRelatedActivities(
  client: DatabaseClient,
  { id, category_id }: Pick<Activity, 'id' | 'category_id'>,
): Promise<Activity[]> {
  const others = () =>
    client.from('activities').select(translatedColumns(client, activityColumns)).neq('id', id);
  const found = await Promise.all(
    [...(category_id ? [others().eq('category_id', category_id)] : []), others()].map((query) =>
      query
        .order(titleKey(client), { ascending: true })
        .order('id', { ascending: true })
        .limit(RELATED_ACTIVITIES)
        .throwOnError(),
    ),
  );
  const byId = new Map(
    found.flatMap(({ data }) => data).map((activity) => [activity.id, activity]),
  );
  return inLanguage([...byId.values()].slice(0, RELATED_ACTIVITIES));
}

/** The travels that list the activity by its English title. Throws the client's error. */
export async function listActivityPlaces(
  client: DatabaseClient,
  title: string,
): Promise<ActivityPlace[]> {
  const { data, error } = await client
    .from('travels')
    .select(
      translatedColumns(
        client,
        'id,title~,location~,type_id,in_south,region:regions!region_id(is_south)',
      ),
    )
    .contains('activities', [title])
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_PLACES);
  if (error) throw error;
  return inLanguage(data);
}
