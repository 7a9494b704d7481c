import { getEvent } from '@expat-buddy/domain/event/event-calls';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

const detail = (id: string) =>
  queryOptions({
    queryKey: ['events', 'detail', id],
    queryFn: async () => getEvent(await database(), id),
  });

export const eventQueries = {
  detail,
  /** The one event that has a page of its own (spec section 2). */
  algroove: () => detail('algroove'),
};
