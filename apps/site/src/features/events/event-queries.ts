import { getEvent, listEvents, listEventTitles } from '@expat-buddy/domain/event/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const eventQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['events', 'detail', id],
      queryFn: async () => getEvent(await database(), id),
    }),
  list: () =>
    queryOptions({
      queryKey: ['events', 'list'],
      queryFn: async () => listEvents(await database()),
    }),
  titles: () =>
    queryOptions({
      queryKey: ['events', 'titles'],
      queryFn: async () => listEventTitles(await database()),
    }),
};
