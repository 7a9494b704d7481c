import type { DatabaseClient } from '../supabase-client.ts';
import { listTravelsById } from './queries.ts';
import { type RelatedFacts, rankRelated } from './rank-related.ts';
import type { Travel } from './types.ts';

const RELATED_TRAVELS = 3;
/** More share a region or a type in no catalogue that people compare. */
const CANDIDATES = 100;

async function listSharing(
  client: DatabaseClient,
  column: 'region_id' | 'type_id',
  id: string,
): Promise<RelatedFacts[]> {
  const { data, error } = await client
    .from('travels')
    .select('id,latitude,longitude,duration,minimum_age,effort,region_id,type_id')
    .eq(column, id)
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(CANDIDATES);
  if (error) throw error;
  return data;
}

/** Up to three other travels of the same region or type, the likest first (rank-related.ts). Throws the client's error. */
export async function listRelatedTravels(
  client: DatabaseClient,
  travel: Pick<Travel, 'id' | 'region_id' | 'type_id' | 'duration' | 'minimum_age' | 'effort'>,
): Promise<Travel[]> {
  const { id, region_id, type_id } = travel;
  const found = await Promise.all([
    region_id ? listSharing(client, 'region_id', region_id) : [],
    type_id ? listSharing(client, 'type_id', type_id) : [],
  ]);
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  const own = byId.get(id) ?? { ...travel, latitude: null, longitude: null };
  return listTravelsById(client, rankRelated(own, [...byId.values()]).slice(0, RELATED_TRAVELS));
}
