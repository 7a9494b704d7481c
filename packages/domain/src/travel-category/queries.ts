import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelCategory } from './types.ts';

/** The category of a route, or null (spec section 7). Throws the client's error. */
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

/** All categories by position. Throws the client's error. */
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
