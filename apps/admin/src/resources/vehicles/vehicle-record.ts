import type { Json } from '@expat-buddy/domain/database.types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { Period } from '@expat-buddy/domain/vehicle/availability';
import { DataError } from '#providers/data/data-error.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import type { WholeRecord } from '#providers/data/with-whole-records.ts';
import { supabase } from '#providers/supabase.ts';

export type VehicleRecord = Row<'vehicles'> & { travel_ids: string[]; unavailable: Period[] };

async function read(id: string): Promise<VehicleRecord> {
  const { data, error, status } = await supabase
    .from('vehicles')
    .select('*,travel_vehicles(travel_id),unavailable:vehicle_unavailability(starts_on,ends_on)')
    .eq('id', id)
    .order('starts_on', { referencedTable: 'unavailable', ascending: true })
    .maybeSingle();
  if (error) throw toDataError({ status, body: error });
  if (!data) throw new DataError('This record does not exist or has been deleted.', 404);
  const { travel_vehicles, ...vehicle } = data;
  // Sorted, so that two reads compare equal.
  return { ...vehicle, travel_ids: travel_vehicles.map(({ travel_id }) => travel_id).sort() };
}

export const wholeVehicle: WholeRecord = {
  read,
  async write(values, before) {
    const { travel_ids, ...vehicle } = values as Partial<VehicleRecord>;
    const { data, error, status } = await supabase.rpc('save_vehicle', {
      vehicle: vehicle as Json,
      travel_ids: [...(travel_ids ?? [])].sort(),
      ...(before && { read_at: String(before.updated_at) }),
    });
    if (error) throw toDataError({ status, body: error });
    return data !== null;
  },
};
