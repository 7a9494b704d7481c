import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import type { SiteEvent } from '@expat-buddy/domain/event/event-calls';
import {
  EVENT_TIME_ZONE,
  type EventState,
  eventState,
} from '@expat-buddy/domain/event/event-state';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The state to show; served HTML, whose day may be long ago, shows what staff wrote. */
export function useEventState(event: SiteEvent): EventState {
  const today = useSyncExternalStore(
    never,
    () => calendarDayOf(new Date(), EVENT_TIME_ZONE),
    () => null,
  );
  return eventState(event, today);
}
