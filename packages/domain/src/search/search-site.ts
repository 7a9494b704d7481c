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
] as const;

export type SearchKind = (typeof searchKinds)[number];

export const DEFAULT_RESULTS_PER_KIND = 6;

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
