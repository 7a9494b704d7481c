import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelDay } from '../travel/types.ts';
import { travelOnlyColumns, tripColumns } from './columns.ts';
import type { TravelOnlyDetails, TripDetails } from './types.ts';

export type TravelDetails = TripDetails &
  TravelOnlyDetails & {
    in_south: boolean;
    region: { is_south: boolean } | null;
    days: TravelDay[];
  };

/** A travel's details with its days in order, or null when it does not exist. Throws the client's error. */
export async function getTravelDetails(
  client: DatabaseClient,
  id: string,
): Promise<TravelDetails | null> {
  const { data, error } = await client
    .from('travels')
    .select(
      translatedColumns(
        client,
        `${tripColumns},${travelOnlyColumns},in_south,region:regions!region_id(is_south),days:travel_days(id,day_number,title~,description~,stops~,distance_km,driving_hours,overnight~)`,
      ),
    )
    .eq('id', id)
    .order('day_number', { referencedTable: 'days', ascending: true })
    .maybeSingle()
    .overrideTypes<TravelDetails, { merge: false }>();
  if (error) throw error;
  return inLanguage(data);
}

/** An activity's details, or null when it does not exist. Throws the client's error. */
export async function getActivityDetails(
  client: DatabaseClient,
  id: string,
): Promise<TripDetails | null> {
  const { data, error } = await client
    .from('activities')
    .select(translatedColumns(client, tripColumns))
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<TripDetails, { merge: false }>();
  if (error) throw error;
  return inLanguage(data);
}
