import type { Json } from '@expat-buddy/domain/database.types';
import { t } from '#i18n/t.ts';
import { DataError } from '#providers/data/data-error.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import type { WholeRecord } from '#providers/data/with-whole-records.ts';
import { supabase } from '#providers/supabase.ts';
import { readVehicle, type VehicleRecord, vehicleColumns } from './vehicle-row.ts';

async function read(id: string): Promise<VehicleRecord> {
  const { data, error, status } = await supabase
    .from('vehicles')
    .select(vehicleColumns)
    .eq('id', id)
    .maybeSingle();
  if (error) throw toDataError({ status, body: error });
  if (!data) throw new DataError(t('This record does not exist or has been deleted.'), 404);
  return readVehicle(data);
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
