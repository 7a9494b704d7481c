import { languageArgument } from '../language/client-language.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { findArguments } from './find-arguments.ts';
import type { ChoiceCounts, TravelChoices, TravelFilters } from './types.ts';

const inNumberOrder = new Intl.Collator('en', { numeric: true }).compare;

/** The durations and group sizes that published travels have. Throws the client's error. */
export async function readTravelChoices(client: DatabaseClient): Promise<TravelChoices> {
  const { data, error } = await client
    .rpc('travel_choices', languageArgument(client), { get: true })
    .single();
  if (error) throw error;
  const labels = data.labels as Record<string, string>;
  return {
    durations: data.durations.sort(inNumberOrder),
    groupSizes: data.group_sizes.sort(inNumberOrder),
    ...(Object.keys(labels ?? {}).length > 0 && { labels }),
  };
}

/** By filter and choice, with all other filters as given. Ignores ids and prices that only text compares. */
export async function countChoices(
  client: DatabaseClient,
  filters: TravelFilters,
): Promise<ChoiceCounts> {
  const { data, error } = await client.rpc('travel_facets', findArguments(client, filters), {
    get: true,
  });
  if (error) throw error;
  const counts: Record<string, Record<string, number>> = {};
  for (const { facet, choice, travels } of data) {
    counts[facet] = { ...counts[facet], [choice]: travels };
  }
  return counts;
}
