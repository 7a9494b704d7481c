import { getVehicle, listVehicles } from '@expat-buddy/domain/vehicle/queries';
import { database } from '#lib/supabase.ts';

/** What pages of vehicles read; no first screen needs the code. */
export const vehicleReads = {
  list: async () => listVehicles(await database()),
  detail: async (id: string) => getVehicle(await database(), id),
};
