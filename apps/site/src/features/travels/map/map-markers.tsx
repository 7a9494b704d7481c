import type { MappedTravel } from '@expat-buddy/domain/travel/types';
import { useRef } from 'react';
import { listed } from '#lib/text/listed.ts';
import { travelMapMessages as text } from '#messages/trips/travel-map.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Point } from '#ui/map/map-projection.ts';
import { travelPath } from '../travel-path.ts';
import type { Marker } from './cluster-markers.ts';
import { ClusterShape, PinShape } from './marker-shapes.tsx';

/** A travel with its number in the list, or a cluster of which only the size is known. */
export type MapTravel = {
  id: string;
  point: Point;
  travels: number;
  travel: (MappedTravel & { type: string | null }) | null;
  number: number | undefined;
};

type MarkerProps = { at: Point; activeId: string | null };
type MapPinProps = MarkerProps & {
  marker: Extract<Marker<MapTravel>, { kind: 'pin' }>;
  onActivate: (id: string | null) => void;
};

/** A mouse click opens the travel; a first tap only shows its name. */
export function MapPin({ marker, at, activeId, onActivate }: MapPinProps) {
  const { travel, number, id } = marker.item;
  const isActive = activeId === id;
  const opens = useRef(true);
  if (!travel) return null;
  // Opens towards the middle of the map.
  const side = at.x < 0.3 ? 'right' : at.x > 0.7 ? 'left' : 'middle';
  return (
    <li
      className="map-mark map-slide"
      data-active={isActive || undefined}
      style={{
        left: `calc(${at.x * 100}% + ${marker.shift.x}px)`,
        top: `calc(${at.y * 100}% + ${marker.shift.y}px)`,
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActivate(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onActivate(null)}
      onFocus={() => onActivate(id)}
      onBlur={() => onActivate(null)}
    >
      <AppLink
        to={travelPath(travel)}
        data-marks={id}
        className="map-pin"
        onPointerDown={({ pointerType }) => {
          opens.current = pointerType !== 'touch' || isActive;
        }}
        onClick={(event) => {
          if (opens.current) return;
          event.preventDefault();
          opens.current = true;
          onActivate(id);
        }}
      >
        <PinShape className="absolute inset-0 size-full" />
        {number === undefined ? (
          <span className="map-pin-dot" />
        ) : (
          <span className="tabular relative">{number}</span>
        )}
        <span className="sr-only"> {travel.title}</span>
        {isActive && (
          <span
            aria-hidden="true"
            className="map-bubble"
            data-side={side}
            data-below={at.y < 0.3 || undefined}
          >
            <span className="block font-display text-[1.05rem] leading-tight font-medium">
              {travel.title}
            </span>
            <span className="mt-1 block text-[0.8rem] leading-snug text-muted">
              {[travel.duration, travel.price].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </AppLink>
    </li>
  );
}

type MapClusterProps = MarkerProps & {
  marker: Extract<Marker<MapTravel>, { kind: 'cluster' }>;
  onOpen: () => void;
};

export function MapCluster({ marker: { items }, at, activeId, onOpen }: MapClusterProps) {
  const count = items.reduce((sum, { travels }) => sum + travels, 0);
  // If some names are unknown, show the number.
  const names = items.every(({ travel }) => travel)
    ? listed(...items.map(({ travel }) => travel?.title))
    : '';
  return (
    <li
      className="map-mark map-slide"
      data-active={items.some(({ id }) => id === activeId) || undefined}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
    >
      <button
        type="button"
        className="map-star"
        data-marks={items.map(({ id }) => id).join(' ')}
        aria-label={text.group(count, names)}
        onClick={onOpen}
      >
        {/* On the button it would be read out as well. */}
        <span aria-hidden="true" title={names || undefined} className="absolute inset-0">
          <ClusterShape className="size-full" />
        </span>
        <span className="tabular relative">
          {count > 999 ? `${Math.floor(count / 1000)}k` : count}
        </span>
      </button>
    </li>
  );
}
