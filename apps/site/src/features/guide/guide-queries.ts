import { listGuideEntries } from '@expat-buddy/domain/guide-entry/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const guideQueries = {
  list: () =>
    queryOptions({
      queryKey: ['guide-entries', 'list'],
      queryFn: async () => listGuideEntries(await database()),
    }),
};
