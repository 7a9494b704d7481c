import { quoteValue } from '../postgrest/quote.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentTravel, type Travel, travelSelection } from './present-travel.ts';

export const RELATED_TRAVELS = 3;

/**
 * Up to three other travels of the same region or type: those that share both come first, then
 * the neighbours, each in the order staff gave them. Throws the client's error.
 */
export async function listRelatedTravels(
  client: DatabaseClient,
  { id, region_id, type_id }: Pick<Travel, 'id' | 'region_id' | 'type_id'>,
): Promise<Travel[]> {
  const shared = Object.entries({ region_id, type_id }).flatMap(([column, value]) =>
    value === null ? [] : `${column}.eq.${quoteValue(value)}`,
  );
  if (shared.length === 0) return [];
  const { data, error } = await client
    .from('travels')
    .select(travelSelection)
    .neq('id', id)
    .or(shared.join(','))
    .order('position', { ascending: true })
    .order('id', { ascending: true });
  if (error) throw error;
  const nearness = (row: { region_id: string | null; type_id: string | null }) =>
    2 * Number(row.region_id === region_id) + Number(row.type_id === type_id);
  return data
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, RELATED_TRAVELS)
    .map(presentTravel);
}
