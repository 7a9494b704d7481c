import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { useState } from 'react';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';
import { RouteDayList } from './route-day-list.tsx';
import { RouteMapSlot } from './route-map-slot.tsx';
import { RouteNote } from './route-note.tsx';

type TripRouteProps = { travelId: string; days: TravelDay[] };

const none: readonly number[] = [];

/** The days and their map. Hovering, focusing or choosing a day in one highlights it in the other. */
export function TripRoute({ travelId, days }: TripRouteProps) {
  const [hovered, setHovered] = useState(none);
  const [chosen, setChosen] = useState(none);
  const active = hovered.length > 0 ? hovered : chosen;
  const choose = (next: readonly number[]) =>
    setChosen(next.join() === chosen.join() ? none : next);
  const reactions = { active, onHover: setHovered, onChoose: choose };

  if (!days.some(({ stops }) => stops.length > 0)) return null;
  return (
    <section aria-labelledby="trip-route" className="mt-16">
      <h2 id="trip-route" className="text-section">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-muted">{text.help}</p>
      <div className="mt-6 grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="country-map md:sticky md:top-[calc(var(--header-height)+1.5rem)]">
          <RouteMapSlot travelId={travelId} {...reactions} />
          <RouteNote travelId={travelId} days={days} active={active} />
        </div>
        <RouteDayList days={days} chosen={chosen} {...reactions} />
      </div>
    </section>
  );
}
