import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

export type TravelCategory = Row<'travel_categories'>;

/** The category of a route, or null when there is none (spec section 7). */
export async function getTravelCategory(
  client: DatabaseClient,
  route: string,
): Promise<TravelCategory | null> {
  const { data, error } = await client
    .from('travel_categories')
    .select('*')
    .eq('route', route)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** All categories in the order staff gave them. */
export async function listTravelCategories(client: DatabaseClient): Promise<TravelCategory[]> {
  return allRows((from, to) =>
    client
      .from('travel_categories')
      .select('*', { count: 'exact' })
      .order('position', { ascending: true })
      .order('route', { ascending: true })
      .range(from, to),
  );
}
