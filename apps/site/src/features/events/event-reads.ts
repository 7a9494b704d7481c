import { getEvent, listEvents, listEventTitles } from '@expat-buddy/domain/event/queries';
import { database } from '#lib/supabase.ts';

/** What pages of events read; no first screen needs the code. */
export const eventReads = {
  detail: async (id: string) => getEvent(await database(), id),
  list: async () => listEvents(await database()),
  titles: async () => listEventTitles(await database()),
};
