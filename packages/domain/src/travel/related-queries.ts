import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { presentTravel, travelSelection } from './present-travel.ts';
import type { Travel } from './types.ts';

const RELATED_TRAVELS = 3;

type Shared = { region_id?: string; type_id?: string };

/** One more than shown, because the travel itself may be among them. */
async function listSharing(client: DatabaseClient, shared: Shared) {
  let query = client.from('travels').select(translatedColumns(client, travelSelection));
  for (const [column, value] of Object.entries(shared)) query = query.eq(column, value);
  const { data, error } = await query
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(RELATED_TRAVELS + 1);
  if (error) throw error;
  return inLanguage(data);
}

/**
 * Up to three other travels: those with the same region and type first, then with the same region, then
 * with the same type, each by position. Throws the client's error.
 */
export async function listRelatedTravels(
  client: DatabaseClient,
  { id, region_id, type_id }: Pick<Travel, 'id' | 'region_id' | 'type_id'>,
): Promise<Travel[]> {
  const ways: Shared[] = [
    ...(region_id && type_id ? [{ region_id, type_id }] : []),
    ...(region_id ? [{ region_id }] : []),
    ...(type_id ? [{ type_id }] : []),
  ];
  const found = await Promise.all(ways.map((shared) => listSharing(client, shared)));
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  byId.delete(id);
  return [...byId.values()].slice(0, RELATED_TRAVELS).map(presentTravel);
}
