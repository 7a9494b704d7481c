import { inLanguage } from '../language/in-language.ts';
import { everyColumn } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelCategory } from './types.ts';

const translated =
  'name~,description~,menuTitle~,cardListTitle~,ctaTitle~,ctaDescription~,ctaButtonText~';

/** The category of a route, or null (specification, section 7). Throws the client's error. */
export async function getTravelCategory(
  client: DatabaseClient,
  route: string,
): Promise<TravelCategory | null> {
  const { data, error } = await client
    .from('travel_categories')
    .select(everyColumn(client, translated))
    .eq('route', route)
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}

/** All categories by position. Throws the client's error. */
export async function listTravelCategories(client: DatabaseClient): Promise<TravelCategory[]> {
  const rows = await allRows((from, to) =>
    client
      .from('travel_categories')
      .select(everyColumn(client, translated), { count: 'exact' })
      .order('position', { ascending: true })
      .order('route', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}
