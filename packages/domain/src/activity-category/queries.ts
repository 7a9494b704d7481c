import { inLanguage } from '../language/in-language.ts';
import { everyColumn } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { ActivityCategory } from './types.ts';

/** One activity category, or null (specification, section 7). Throws the client's error. */
export async function getActivityCategory(
  client: DatabaseClient,
  id: string,
): Promise<ActivityCategory | null> {
  const { data, error } = await client
    .from('activity_categories')
    .select(everyColumn(client, 'name~,description~'))
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}

/** All activity categories by position. Throws the client's error. */
export async function listActivityCategories(client: DatabaseClient): Promise<ActivityCategory[]> {
  const rows = await allRows((from, to) =>
    client
      .from('activity_categories')
      .select(everyColumn(client, 'name~,description~'), { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}
