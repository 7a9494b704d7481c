import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { EVENT_TIME_ZONE, type EventState, eventState } from '@expat-buddy/domain/event/state';
import type { SiteEvent } from '@expat-buddy/domain/event/types';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The prerendered page shows the state that staff set, because its date may be long past. */
export function useEventState(event: SiteEvent): EventState {
  const today = useSyncExternalStore(
    never,
    () => calendarDayOf(new Date(), EVENT_TIME_ZONE),
    () => null,
  );
  return eventState(event, today);
}
