import { fieldEntries } from '../content/field.ts';
import { type TripField, type TripTable, tripFields } from './fields.ts';
import type { TravelOnlyDetails, TripDetails } from './types.ts';

/** What visitors decide on; a travel has days, an activity has none. */
export type CheckedTrip = Partial<TripDetails & TravelOnlyDetails> & {
  days?: readonly { description?: string | null; stops?: readonly string[] | null }[] | null;
};

export type Completeness = {
  answered: number;
  total: number;
  /** In the order of the form. */
  missing: { field: TripField; why: string }[];
};

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;

/** A title alone, such as “Day 2”, tells nobody what happens. */
const isDescribed = ({ description, stops }: NonNullable<CheckedTrip['days']>[number]) =>
  Boolean(description?.trim()) || isKnown(stops ?? []);

function isAnswered(trip: CheckedTrip, field: TripField): boolean {
  if (field === 'days')
    return Boolean(trip.days?.some(isDescribed)) || isKnown(trip.no_itinerary_reason?.trim());
  if (field === 'best_months') return isKnown(trip.best_months) || isKnown(trip.good_months);
  return isKnown(trip[field]);
}

/** How much of what visitors ask the record answers. */
export function completeness(trip: CheckedTrip, table: TripTable): Completeness {
  const asked = fieldEntries(tripFields[table]).flatMap(([field, { asked: why }]) =>
    why === undefined ? [] : [{ field, why }],
  );
  const missing = asked.filter(({ field }) => !isAnswered(trip, field));
  return { answered: asked.length - missing.length, total: asked.length, missing };
}
