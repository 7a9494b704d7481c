import { languageArgument } from '../language/client-language.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { searchKinds } from './kinds.ts';
import type { SearchGroup, SearchResult } from './types.ts';

export const DEFAULT_RESULTS_PER_KIND = 6;

/** The database returns at most this many of a kind. */
export const MOST_RESULTS_PER_KIND = 50;

/**
 * Searches everything public in all languages; what the client's language finds comes first. Case, accents and common
 * spellings do not matter. Titles and summaries are in the client's language, or English (`untranslated`).
 */
export async function searchSite(
  client: DatabaseClient,
  term: string,
  perKind: number = DEFAULT_RESULTS_PER_KIND,
): Promise<SearchGroup[]> {
  const { data, error } = await client.rpc('search_site', {
    term,
    per_kind: perKind,
    ...languageArgument(client),
  });
  if (error) throw error;
  return groupResults(data);
}

/**
 * Counts a search that found nothing, by day and term, without anything about the visitor.
 * @param language the code of the language of the page.
 */
export async function countEmptySearch(
  client: DatabaseClient,
  term: string,
  language: string,
): Promise<void> {
  const { error } = await client.rpc('count_empty_search', { term, language });
  if (error) throw error;
}

/** Results by kind, without the kinds that found nothing. */
export function groupResults(results: SearchResult[]): SearchGroup[] {
  return searchKinds.flatMap((kind) => {
    const ofKind = results.filter((result) => result.kind === kind);
    const [first] = ofKind;
    return first ? [{ kind, total: first.total, results: ofKind }] : [];
  });
}

/** The number of results, including those not returned. */
export function countResults(groups: SearchGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Whether all results are fuzzy matches. An exact match has a rank of at least 1.
 */
export function isNearestOnly(groups: SearchGroup[]): boolean {
  return groups.length > 0 && groups.every(({ results }) => results.every(({ rank }) => rank < 1));
}
