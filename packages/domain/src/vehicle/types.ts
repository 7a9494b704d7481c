import type { Row } from '../supabase-client.ts';

/** A vehicle for rent. `price_per_day` is text with a currency, without "a day". */
export type Vehicle = Pick<
  Row<'vehicles'>,
  | 'id'
  | 'name'
  | 'description'
  | 'image'
  | 'gallery'
  | 'berths'
  | 'seats'
  | 'gearbox'
  | 'price_per_day'
  | 'minimum_days'
  | 'with_driver'
  | 'equipment'
  | 'conditions'
>;

/** A vehicle that suits a road trip. */
export type SuitedVehicle = Pick<
  Row<'vehicles'>,
  'id' | 'name' | 'berths' | 'seats' | 'gearbox' | 'price_per_day' | 'with_driver'
>;
