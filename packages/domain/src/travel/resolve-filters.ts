import { quoteList } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentFilters, type TravelFilters } from './travel-filters.ts';

/** Filters whose titles have become ids. `ids` is null when the ids are not narrowed. */
export type ResolvedFilters = {
  search?: string | undefined;
  regionId?: string | undefined;
  duration?: string | undefined;
  groupSize?: string | undefined;
  ids: string[] | null;
};

async function findId(
  client: DatabaseClient,
  table: 'regions' | 'types',
  title: string,
): Promise<string | null> {
  const { data, error } = await client.from(table).select('id').eq('title', title).maybeSingle();
  if (error) throw error;
  return data?.id ?? null;
}

async function travelsOfType(client: DatabaseClient, title: string): Promise<string[]> {
  const typeId = await findId(client, 'types', title);
  if (typeId === null) return [];
  const { data, error } = await client
    .from('travel_types')
    .select('travel_id')
    .eq('type_id', typeId);
  if (error) throw error;
  return data.map((link) => link.travel_id);
}

async function travelsOfTag(client: DatabaseClient, tagId: string): Promise<Set<string>> {
  const { data, error } = await client.from('travel_tags').select('travel_id').eq('tag_id', tagId);
  if (error) throw error;
  return new Set(data.map((link) => link.travel_id));
}

/** The travels having all the tags; none when one of the titles is no tag. */
async function travelsOfTags(client: DatabaseClient, titles: string[]): Promise<string[]> {
  const { data: tags, error } = await client
    .from('tags')
    .select('id,title')
    .filter('title', 'in', quoteList(titles));
  if (error) throw error;
  if (tags.length < titles.length) return [];
  // One query a tag, so that the server's limit of rows counts travels and not links.
  const [first, ...others] = await Promise.all(tags.map((tag) => travelsOfTag(client, tag.id)));
  return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
}

/**
 * Looks up what the filters name by title (spec section 7).
 * @returns null when no travel can match, so that nothing more need be asked.
 */
export async function resolveFilters(
  client: DatabaseClient,
  filters: TravelFilters,
): Promise<ResolvedFilters | null> {
  const { search, region, type, duration, groupSize, id, tags } = presentFilters(filters);
  const [regionId, ofType, ofTags] = await Promise.all([
    region === undefined ? undefined : findId(client, 'regions', region),
    type === undefined ? undefined : travelsOfType(client, type),
    tags === undefined ? undefined : travelsOfTags(client, tags),
  ]);
  if (regionId === null) return null;

  const asked = id === undefined || Array.isArray(id) ? id : [id];
  const lists = [asked, ofType, ofTags].filter((list) => list !== undefined);
  const ids = lists.length
    ? [...new Set(lists.reduce((kept, list) => kept.filter((each) => list.includes(each))))].sort()
    : null;
  if (ids?.length === 0) return null;

  return { search, regionId, duration, groupSize, ids };
}
