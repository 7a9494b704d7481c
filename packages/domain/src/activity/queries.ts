import { titleKey } from '../language/client-language.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { PER_PAGE } from '../postgrest/page-size.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { Activity } from './types.ts';

export const activityColumns =
  'id,title~en,title_key,description~,longdescription~,image,icon,category_id,highlights~,requirements~,duration~,groupsize~,difficulty~,besttime~,best_months,effort,minimum_age,status,created_at,updated_at';

/**
 * One page of the activities by title (spec section 7), of all or of one category. Throws the client's
 * error, like each query here.
 * @param page counted from 1; a page after the last one is empty.
 */
export async function listActivities(
  client: DatabaseClient,
  { categoryId, page = 1 }: { categoryId?: string | undefined; page?: number } = {},
): Promise<Activity[]> {
  let query = client.from('activities').select(translatedColumns(client, activityColumns));
  if (categoryId !== undefined) query = query.eq('category_id', categoryId);
  const { data, error } = await query
    .order(titleKey(client), { ascending: true })
    .order('id', { ascending: true })
    .range((page - 1) * PER_PAGE, page * PER_PAGE - 1);
  if (error) throw error;
  return inLanguage(data);
}

/** The number of activities, in all or in one category. */
export async function countActivities(
  client: DatabaseClient,
  categoryId?: string,
): Promise<number> {
  let query = client.from('activities').select('id', { count: 'exact' });
  if (categoryId !== undefined) query = query.eq('category_id', categoryId);
  const { count, error } = await query.limit(1);
  if (error) throw error;
  return count ?? 0;
}

/** One activity, or null when it does not exist. */
export async function getActivity(client: DatabaseClient, id: string): Promise<Activity | null> {
  const { data, error } = await client
    .from('activities')
    .select(translatedColumns(client, activityColumns))
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}
