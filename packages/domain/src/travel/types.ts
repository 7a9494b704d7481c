import type { Row } from '../supabase-client.ts';
import type { PriceCurrency } from '../trip/types.ts';

export type Title = { title: string };

/** A row of travels with its embedded terms. */
export type JoinedTravel = Pick<
  Row<'travels'>,
  | 'id'
  | 'title'
  | 'location'
  | 'description'
  | 'imageUrl'
  | 'highlights'
  | 'activities'
  | 'price'
  | 'price_unit'
  | 'duration'
  | 'groupSize'
  | 'best_months'
  | 'effort'
  | 'minimum_age'
  | 'region_id'
  | 'type_id'
> & {
  regions: Title | null;
  types: Title | null;
  travel_tags: { tags: Title | null }[];
  travel_types: { types: Title | null }[];
};

/** A travel with region and type by title and tags as titles (specification, section 3). */
export type Travel = Omit<JoinedTravel, 'regions' | 'types' | 'travel_tags' | 'travel_types'> & {
  region: string | null;
  type: string | null;
  tags: string[];
  /** What to show instead in another language, by title: `{ Sahara: 'الصحراء' }`. Filters and rules need the titles. */
  labels?: Readonly<Record<string, string>>;
};

/**
 * The filter of a list of travels (specification, section 7). All conditions must hold.
 * - search: part of title, location or description, whatever the case
 * - region, type, tags: titles; each tag must be there
 * - duration, groupSize: the exact text
 * - id: one id or a list
 * - priceRange: lowest and highest number in the price text, both included; with a currency, the amount in it
 * - month: 1 to 12, best or good for the travel
 */
export type TravelFilters = {
  search?: string | undefined;
  region?: string | undefined;
  type?: string | undefined;
  duration?: string | undefined;
  groupSize?: string | undefined;
  id?: string | string[] | undefined;
  tags?: string[] | undefined;
  priceRange?: [min: number, max: number] | undefined;
  currency?: PriceCurrency | undefined;
  month?: number | undefined;
};

/** What travels are sorted, filtered and mapped by in the browser. */
export type TravelFacts = Pick<
  Row<'travels'>,
  | 'id'
  | 'title'
  | 'type_id'
  | 'price'
  | 'price_amount'
  | 'price_currency'
  | 'duration'
  | 'latitude'
  | 'longitude'
>;

/**
 * The distinct durations and group sizes, in natural order: `10 days` after `9 days`. They are the English texts that
 * filters compare; `labels` has what to show for them in another language.
 */
export type TravelChoices = {
  durations: string[];
  groupSizes: string[];
  labels?: Readonly<Record<string, string>>;
};

/** How many travels each choice of a filter would find: none if it is missing. */
export type ChoiceCounts = Partial<Record<string, Partial<Record<string, number>>>>;

/** One day of a programme. Distance in km, driving time in hours, both rounded and without stops. */
export type TravelDay = Pick<
  Row<'travel_days'>,
  | 'id'
  | 'day_number'
  | 'title'
  | 'description'
  | 'stops'
  | 'distance_km'
  | 'driving_hours'
  | 'overnight'
>;

/** The bounds of a map, in degrees. */
export type MapFrame = { west: number; south: number; east: number; north: number };

export type MappedTravel = Pick<TravelFacts, 'id' | 'title' | 'type_id' | 'price' | 'duration'>;

/** A place on a map in degrees: one travel, or the centre of several, then `travel` is null. */
export type MapPlace = {
  latitude: number;
  longitude: number;
  travels: number;
  travel: MappedTravel | null;
};
