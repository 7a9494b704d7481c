import { EVENT_TIME_ZONE, type EventState, eventState } from '@expat-buddy/domain/event/state';
import type { ListedEvent } from '@expat-buddy/domain/event/types';
import { useToday } from '#lib/hooks/use-today.ts';

/** The prerendered page shows the state that staff set. */
export function useEventState(event: ListedEvent): EventState {
  return eventState(event, useToday(EVENT_TIME_ZONE));
}
