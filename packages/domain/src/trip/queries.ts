import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { TravelDay } from '../travel/types.ts';
import { tripDetailFields } from './detail-fields.ts';
import type { TripDetails } from './types.ts';

/** The details whose texts are translated. */
const translated: readonly string[] = [
  'price_children',
  'price_single',
  'price_season',
  'included',
  'not_included',
  'meeting_point',
  'getting_there',
  'what_to_bring',
  'suits',
  'unsuitable_for',
  'heat',
  'months_reason',
  'papers',
  'safety',
  'cancellation',
  'questions',
  'gallery',
];
const columns = tripDetailFields
  .map((field) => (translated.includes(field) ? `${field}~detail` : field))
  .join(',');

export type TravelDetails = TripDetails & {
  no_itinerary_reason: string;
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
        `${columns},no_itinerary_reason~detail,in_south,region:regions!region_id(is_south),days:travel_days(id,day_number,title~,description~,stops~,distance_km,driving_hours,overnight~)`,
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
    .select(translatedColumns(client, columns))
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<TripDetails, { merge: false }>();
  if (error) throw error;
  return inLanguage(data);
}
