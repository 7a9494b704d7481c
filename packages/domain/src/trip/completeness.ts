import type { TripDetails, TripTable } from './types.ts';

/** What visitors decide on; a travel has days, an activity has none. */
export type CheckedTrip = Partial<TripDetails> & {
  no_itinerary_reason?: string | null;
  days?: readonly { description?: string | null; stops?: readonly string[] | null }[] | null;
};

export type CheckedField = (typeof checks)[number]['field'];

export type Completeness = {
  answered: number;
  total: number;
  /** In the order of the form. */
  missing: { field: CheckedField; why: string }[];
};

const checks = [
  { field: 'price_amount', why: 'Without an amount it is missing from price filters.' },
  { field: 'price_unit', why: 'Nobody knows whether the price is per person or per group.' },
  { field: 'price_people', why: 'Couples and families cannot tell whether the price is theirs.' },
  { field: 'price_children', why: 'Families cannot work out what they pay.' },
  { field: 'vehicle_included', why: 'The car is often the largest part of the cost.' },
  { field: 'included', why: 'Prices cannot be compared without it.' },
  { field: 'not_included', why: 'Costs that surprise people cost you their trust.' },
  {
    field: 'days',
    why: 'People imagine a trip day by day, or want to know why there are no days.',
  },
  { field: 'meeting_point', why: 'It decides on flights and hotels.' },
  { field: 'getting_there', why: 'Most visitors do not know the distances.' },
  { field: 'what_to_bring', why: 'People prepare weeks ahead.' },
  { field: 'suits', why: 'People look for themselves in it.' },
  { field: 'unsuitable_for', why: 'A wrong guest is unhappy, and so is the group.' },
  { field: 'minimum_age', why: 'Families leave when they cannot find it.' },
  { field: 'effort', why: 'People who doubt their fitness do not ask.' },
  { field: 'heat', why: 'It decides when children and older people can come.' },
  { field: 'best_months', why: 'Without months the “When” filter does not find it.' },
  { field: 'months_reason', why: 'A reason is believed, a list of months is not.' },
  { field: 'papers', why: 'Permits take weeks, so people need to know before they book flights.' },
  { field: 'safety', why: 'It is the first question about Algeria.' },
  { field: 'questions', why: 'Each answer saves an email.' },
  { field: 'gallery', why: 'One picture is not enough to decide on.' },
] as const;

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;

/** A title alone, such as “Day 2”, tells nobody what happens. */
const isDescribed = ({ description, stops }: NonNullable<CheckedTrip['days']>[number]) =>
  Boolean(description?.trim()) || isKnown(stops ?? []);

function isAnswered(trip: CheckedTrip, field: CheckedField): boolean {
  if (field === 'days')
    return Boolean(trip.days?.some(isDescribed)) || isKnown(trip.no_itinerary_reason?.trim());
  if (field === 'best_months') return isKnown(trip.best_months) || isKnown(trip.good_months);
  return isKnown(trip[field]);
}

/** How much of what visitors ask the record answers. Cancellation has general terms, so it is not counted. */
export function completeness(trip: CheckedTrip, table: TripTable): Completeness {
  const asked = checks.filter(({ field }) => table === 'travels' || field !== 'days');
  const missing = asked.filter(({ field }) => !isAnswered(trip, field));
  return {
    answered: asked.length - missing.length,
    total: asked.length,
    missing: missing.map(({ field, why }) => ({ field, why })),
  };
}
