import type { Database } from '../database.types.ts';
import type { DatabaseClient } from '../supabase-client.ts';

/** What a search can find, in the order the results are shown. */
export const searchKinds = [
  'travel',
  'activity',
  'category',
  'vehicle',
  'service',
  'product',
  'event',
  'question',
] as const;

export type SearchKind = (typeof searchKinds)[number];

export const DEFAULT_RESULTS_PER_KIND = 6;

/** More of a kind than this the database does not hand out at once. */
export const MOST_RESULTS_PER_KIND = 50;

export type SearchResult = Database['public']['Functions']['search_site']['Returns'][number];

/** The results of one kind, best first; `total` counts those not returned too. */
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };

/** Searches everything public. Case, accents and common spellings do not matter. */
export async function searchSite(
  client: DatabaseClient,
  term: string,
  perKind: number = DEFAULT_RESULTS_PER_KIND,
): Promise<SearchGroup[]> {
  const { data, error } = await client.rpc('search_site', { term, per_kind: perKind });
  if (error) throw error;
  return groupResults(data);
}

/** Results by kind, without the kinds that found nothing. */
export function groupResults(results: SearchResult[]): SearchGroup[] {
  return searchKinds.flatMap((kind) => {
    const ofKind = results.filter((result) => result.kind === kind);
    const [first] = ofKind;
    return first ? [{ kind, total: first.total, results: ofKind }] : [];
  });
}

/** How much was found in all, with what was not returned. */
export function countResults(groups: SearchGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Whether nothing holds the words that were asked for, and what came is spelled alike: the rank of a
 * text that holds them is 1 at least.
 */
export function isNearestOnly(groups: SearchGroup[]): boolean {
  return groups.length > 0 && groups.every(({ results }) => results.every(({ rank }) => rank < 1));
}
