import type { Row } from '../supabase-client.ts';
import type { Period } from './availability.ts';
import type { FloorPlan } from './floor-plan.ts';

export const fuels = ['diesel', 'petrol'] as const;

export type Fuel = (typeof fuels)[number];

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

/** The columns that visitors decide on. */
export const vehicleDetailFields = [
  'length',
  'width',
  'height',
  'seats_with_belts',
  'child_seats',
  'deposit',
  'insurance',
  'excess',
  'mileage',
  'pick_up_towns',
  'fuel',
  'consumption',
  'licence',
  'who_may_drive',
  'breakdown',
  'floor_plan',
] as const;

/**
 * What visitors decide on. Empty texts and lists and null are unknown; the site says "Ask us".
 * - length, width, height: metres
 * - unavailable: by their first day
 */
export type VehicleDetails = Pick<
  Row<'vehicles'>,
  Exclude<(typeof vehicleDetailFields)[number], 'fuel' | 'floor_plan'>
> & {
  fuel: Fuel | null;
  floor_plan: FloorPlan | null;
  unavailable: Period[];
};
