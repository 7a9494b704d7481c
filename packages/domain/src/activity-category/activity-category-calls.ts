import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

export type ActivityCategory = Row<'activity_categories'>;

/** One activity category, or null when there is none with this id (spec section 7). */
export async function getActivityCategory(
  client: DatabaseClient,
  id: string,
): Promise<ActivityCategory | null> {
  const { data, error } = await client
    .from('activity_categories')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** All activity categories in the order staff gave them. */
export async function listActivityCategories(client: DatabaseClient): Promise<ActivityCategory[]> {
  return allRows((from, to) =>
    client
      .from('activity_categories')
      .select('*', { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}
