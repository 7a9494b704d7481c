import type { Row } from '@expat-buddy/domain/supabase-client';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { byShownName, type Named, shownNameOf } from '#providers/data/shown-name.ts';

/** Its index in the list is its number. */
export type TravelDay = Omit<Row<'travel_days'>, 'travel_id' | 'day_number'>;

type TravelRow = Omit<Row<'travels'>, keyof TripDetails> & TripDetails;

export type TravelRecord = TravelRow & {
  type_ids: string[];
  tag_ids: string[];
  days: TravelDay[];
};

export type JoinedRow = TravelRow & {
  travel_types: { type_id: string }[];
  travel_tags: { tag_id: string }[];
  travel_days: (TravelDay & { day_number: number })[];
};

export const recordColumns =
  '*,travel_types(type_id),travel_tags(tag_id),travel_days(id,day_number,title,description,stops,distance_km,driving_hours,overnight)';

export function readTravel(row: JoinedRow): TravelRecord {
  const { travel_types, travel_tags, travel_days, ...travel } = row;
  return {
    ...travel,
    // Sorted, so that two reads compare equal.
    type_ids: travel_types.map(({ type_id }) => type_id).sort(),
    tag_ids: travel_tags.map(({ tag_id }) => tag_id).sort(),
    days: travel_days
      .toSorted((one, other) => one.day_number - other.day_number)
      .map(({ day_number: _number, ...day }) => day),
  };
}

export type ListedTravel = Pick<
  Row<'travels'>,
  'id' | 'title' | 'location' | 'imageUrl' | 'price' | 'status' | 'updated_at'
> & {
  /** How many questions it answers. */
  completeness: number;
  region: Named | null;
  travel_types: { types: Named | null }[];
  travel_tags: { tags: Named | null }[];
};

export const titlesOf = (terms: readonly (Named | null)[]): string[] =>
  terms
    .flatMap((term) => term ?? [])
    .toSorted(byShownName)
    .map(shownNameOf);
