import { getVehicle, listVehicles } from '@expat-buddy/domain/vehicle/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const vehicleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['vehicles', 'list'],
      queryFn: async () => listVehicles(await database()),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'detail', id],
      queryFn: async () => getVehicle(await database(), id),
    }),
};
