import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { FEATURED_TRAVELS, featuredThemes, fillFeatured } from './fill-featured.ts';
import { presentTravel, type Travel, travelSelection } from './present-travel.ts';

/** Some travels in the order of the staff, which an index gives: their number does not matter. */
function inOrder(client: DatabaseClient, isFeatured: boolean) {
  return client
    .from('travels')
    .select(travelSelection)
    .eq('status', 'published')
    .eq('is_featured', isFeatured)
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(FEATURED_TRAVELS);
}

async function read(query: ReturnType<typeof inOrder>): Promise<Travel[]> {
  const { data, error } = await query;
  if (error) throw error;
  return data.map(presentTravel);
}

/** The ids of the regions or types that have one of the titles. */
async function idsOf(
  client: DatabaseClient,
  table: 'regions' | 'types',
  titles: readonly string[],
): Promise<string[]> {
  const { data, error } = await client
    .from(table)
    .select('id')
    .filter('title', 'in', quoteList([...titles]));
  if (error) throw error;
  return data.map(({ id }) => id);
}

/** A few travels of each theme and a few of any, for the places that staff left free. */
async function listCandidates(client: DatabaseClient): Promise<Travel[]> {
  const [regions, types] = await Promise.all([
    idsOf(client, 'regions', featuredThemes.regions),
    idsOf(client, 'types', featuredThemes.types),
  ]);
  const lists = await Promise.all([
    ...regions.map((id) => read(inOrder(client, false).eq('region_id', id))),
    ...types.map((id) => read(inOrder(client, false).eq('type_id', id))),
    read(inOrder(client, false)),
  ]);
  return [...new Map(lists.flat().map((travel) => [travel.id, travel])).values()];
}

/**
 * The six travels of the home page: those that staff feature, by position, then others that spread the
 * six over coast, cities, Roman sites and Sahara. Throws the client's error.
 */
export async function listFeaturedTravels(client: DatabaseClient): Promise<Travel[]> {
  const featured = await read(inOrder(client, true));
  if (featured.length === FEATURED_TRAVELS) return featured;
  return fillFeatured(featured, await listCandidates(client));
}
