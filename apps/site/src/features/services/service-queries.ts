import { listServices } from '@expat-buddy/domain/service/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const serviceQueries = {
  list: () =>
    queryOptions({
      queryKey: ['services', 'list'],
      queryFn: async () => listServices(await database()),
    }),
};
