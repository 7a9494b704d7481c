import { literalPattern, quoteList, quoteValue } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentTravel, type Travel, travelSelection } from './present-travel.ts';
import { isPriceWithin } from './price.ts';
import { type ResolvedFilters, resolveFilters } from './resolve-filters.ts';
import type { TravelFilters } from './travel-filters.ts';

/** The part of a query that narrows it; each select has a type of its own. */
type Narrowable = {
  or(filters: string): Narrowable;
  eq(column: 'region_id' | 'duration' | 'groupSize', value: string): Narrowable;
  filter(column: 'id', operator: 'in', value: string): Narrowable;
};

function narrow(query: Narrowable, filters: ResolvedFilters): void {
  if (filters.search) {
    const pattern = quoteValue(literalPattern(filters.search));
    query.or(
      ['title', 'location', 'description'].map((column) => `${column}.imatch.${pattern}`).join(','),
    );
  }
  if (filters.regionId) query.eq('region_id', filters.regionId);
  if (filters.duration) query.eq('duration', filters.duration);
  if (filters.groupSize) query.eq('groupSize', filters.groupSize);
  if (filters.ids) query.filter('id', 'in', quoteList(filters.ids));
}

/**
 * The travels that match, by title (spec section 7). The price range is applied here, because a price
 * is text. Throws the client's error.
 */
export async function listTravels(
  client: DatabaseClient,
  filters: TravelFilters = {},
): Promise<Travel[]> {
  const resolved = await resolveFilters(client, filters);
  if (resolved === null) return [];
  const query = client.from('travels').select(travelSelection);
  narrow(query, resolved);
  const { data, error } = await query
    .order('title', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  const { priceRange } = filters;
  return data
    .filter((row) => priceRange === undefined || isPriceWithin(row.price, priceRange))
    .map(presentTravel);
}

/**
 * How many travels match: the same filter, selecting the id only. With a price range the prices come
 * along, for the database cannot compare them.
 */
export async function countTravels(
  client: DatabaseClient,
  filters: TravelFilters = {},
): Promise<number> {
  const resolved = await resolveFilters(client, filters);
  if (resolved === null) return 0;
  const { priceRange } = filters;
  if (priceRange) {
    const query = client.from('travels').select('id,price');
    narrow(query, resolved);
    const { data, error } = await query;
    if (error) throw error;
    return data.filter((row) => isPriceWithin(row.price, priceRange)).length;
  }
  const query = client.from('travels').select('id', { count: 'exact', head: true });
  narrow(query, resolved);
  const { count, error } = await query;
  if (error) throw error;
  return count ?? 0;
}

/** One travel, or null when there is none with this id. */
export async function getTravel(client: DatabaseClient, id: string): Promise<Travel | null> {
  const [travel] = await listTravels(client, { id: [id] });
  return travel ?? null;
}
