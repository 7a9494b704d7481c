import { languageOf, titleKey } from '../language/client-language.ts';
import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { PER_PAGE } from '../postgrest/page-size.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { Activity } from './types.ts';

export const activityColumns =
  'id,title~en,title_key,description~,longdescription~,image,icon,category_id,highlights~,requirements~,duration~,groupsize~,difficulty~,besttime~,best_months,effort,minimum_age,status,created_at,updated_at';

/** All columns, as specified; in other languages the translations of these alone. */
const selected = (client: DatabaseClient) =>
  (languageOf(client) === 'en' ? '*' : translatedColumns(client, activityColumns)) as '*';

const kept = new Set([
  ...activityColumns.split(',').map((column) => column.replace(/~.*/, '')),
  ...['english', 'untranslated'],
]);

/** Without the columns that no list shows, which would fill the page and the visitor's storage. */
const shown = (row: Activity): Activity =>
  Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column))) as Activity;

/** By title in the order of the database's collation, as specified; translated titles have a sort key. */
const byTitle = (client: DatabaseClient) =>
  languageOf(client) === 'en' ? 'title' : titleKey(client);

/**
 * One page of the activities by title (specification, section 7), of all or of one category. Throws the client's
 * error, like each query here.
 * @param page counted from 1; a page after the last one is empty.
 */
export async function listActivities(
  client: DatabaseClient,
  { categoryId, page = 1 }: { categoryId?: string | undefined; page?: number } = {},
): Promise<Activity[]> {
  let query = client.from('activities').select(selected(client));
  if (categoryId !== undefined) query = query.eq('category_id', categoryId);
  const { data, error } = await query
    .order(byTitle(client), { ascending: true })
    .order('id', { ascending: true })
    .range((page - 1) * PER_PAGE, page * PER_PAGE - 1);
  if (error) throw error;
  return inLanguage(data).map(shown);
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
    .select(selected(client))
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data && shown(inLanguage(data));
}
