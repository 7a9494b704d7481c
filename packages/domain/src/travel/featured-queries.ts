import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { FEATURED_TRAVELS, featuredThemes, fillFeatured } from './fill-featured.ts';
import { presentTravel, travelSelection } from './present-travel.ts';
import type { Travel } from './types.ts';

/** The first travels by position, read from an index. */
function inOrder(client: DatabaseClient, isFeatured: boolean) {
  return client
    .from('travels')
    .select(translatedColumns(client, travelSelection))
    .eq('status', 'published')
    .eq('is_featured', isFeatured)
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(FEATURED_TRAVELS);
}

async function read(query: ReturnType<typeof inOrder>): Promise<Travel[]> {
  const { data, error } = await query;
  if (error) throw error;
  return inLanguage(data).map(presentTravel);
}

/** A few travels of each theme and a few of any, for the places without a featured travel. */
async function listCandidates(client: DatabaseClient): Promise<Travel[]> {
  const lists = await Promise.all([
    ...featuredThemes.regions.map((id) => read(inOrder(client, false).eq('region_id', id))),
    ...featuredThemes.types.map((id) => read(inOrder(client, false).eq('type_id', id))),
    read(inOrder(client, false)),
  ]);
  return [...new Map(lists.flat().map((travel) => [travel.id, travel])).values()];
}

/**
 * The six travels of the home page: the featured ones by position, then others so that coast, cities, Roman
 * sites and Sahara are all present. Throws the client's error.
 */
export async function listFeaturedTravels(client: DatabaseClient): Promise<Travel[]> {
  const featured = await read(inOrder(client, true));
  if (featured.length === FEATURED_TRAVELS) return featured;
  return fillFeatured(featured, await listCandidates(client));
}
