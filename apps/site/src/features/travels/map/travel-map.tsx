import type { Travel, TravelFilters } from '@expat-buddy/domain/travel/types';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { mapMessages as mapText } from '#messages/trips/map.ts';
import { travelMapMessages as text } from '#messages/trips/travel-map.ts';
import { project } from '#ui/map/map-projection.ts';
import { MapSheet } from '#ui/map/map-sheet.tsx';
import { closerTo, fitted, frameOf, isVisible, placed, wholeCountry } from '#ui/map/map-view.ts';
import { useMapView } from '#ui/map/use-map-view.ts';
import { useWidth } from '#ui/map/use-width.ts';
import { ErrorState } from '#ui/states.tsx';
import { travelListQueries } from '../list/travel-list-queries.ts';
import { clusterMarkers, type Marker } from './cluster-markers.ts';
import { MapCluster, MapPin, type MapTravel } from './map-markers.tsx';
import { useFocusAfterZoom } from './use-focus-after-zoom.ts';
import './travel-map.css';

export type TravelMapProps = {
  filters: TravelFilters;
  count: number | undefined;
  travels: Travel[];
  firstNumber: number;
  activeId: string | null;
  onActivate: (id: string | null) => void;
};

const wholeFrame = frameOf(wholeCountry);

export default function TravelMap(props: TravelMapProps) {
  const { filters, count, travels, firstNumber, activeId, onActivate } = props;
  const whole = useQuery({
    ...travelListQueries.map(filters, wholeFrame),
    placeholderData: keepPreviousData,
  });
  const { data: places, isError, refetch } = whole;
  const listed = useMemo(
    () =>
      new Map(travels.map((travel, index) => [travel.id, { travel, number: firstNumber + index }])),
    [travels, firstNumber],
  );
  const points = useMemo(() => (places ?? []).map(project), [places]);
  const map = useMapView(useMemo(() => fitted(points), [points]));
  const { view, setView } = map;
  // Too many to list: each closer view requests its own frame.
  const isGathered = places?.some(({ travel }) => travel === null) ?? false;
  const { data: close } = useQuery({
    ...travelListQueries.map(filters, frameOf(view)),
    enabled: isGathered && view.zoom > 1,
    placeholderData: keepPreviousData,
  });
  const shown = (isGathered && view.zoom > 1 && close) || places;
  const onMap = useMemo(
    () =>
      (shown ?? [])
        .map((place): MapTravel => {
          const entry = place.travel ? listed.get(place.travel.id) : undefined;
          return {
            id: place.travel?.id ?? `${place.latitude} ${place.longitude}`,
            point: project(place),
            travels: place.travels,
            travel: place.travel && { ...place.travel, type: entry?.travel.type ?? null },
            number: entry?.number,
          };
        })
        .sort(byNumber),
    [shown, listed],
  );
  const size = useWidth();
  const [, width] = size;
  const markers = useMemo(() => clusterMarkers(onMap, view, width), [onMap, view, width]);
  const { list, focusSoon } = useFocusAfterZoom(view);

  if (isError && !places) return <ErrorState text={text.failed} onRetry={() => void refetch()} />;
  const placedCount = places?.reduce((sum, { travels: some }) => sum + some, 0);
  const missing =
    count === undefined || placedCount === undefined || whole.isPlaceholderData
      ? 0
      : count - placedCount;
  return (
    <section aria-label={text.label} className="country-map">
      <MapSheet map={map} size={size} onPress={() => onActivate(null)}>
        <ol ref={list}>
          {markers.map((marker) => {
            const at = placed(marker.at, view);
            if (!isVisible(at)) return null;
            if (marker.kind === 'pin') {
              return <MapPin key={marker.item.id} {...{ marker, at, activeId, onActivate }} />;
            }
            const open = () => {
              focusSoon(marker.items[0]?.id);
              setView(
                closerTo(
                  marker.items.map(({ point }) => point),
                  view,
                ),
              );
            };
            return <MapCluster key={keyOf(marker)} {...{ marker, at, activeId }} onOpen={open} />;
          })}
        </ol>
      </MapSheet>
      <p className="mt-3 min-h-[3lh] text-small text-muted">
        {missing > 0 && <>{text.unplaced(missing)} </>}
        {text.caption} {mapText.source}
      </p>
    </section>
  );
}

const byNumber = (one: MapTravel, other: MapTravel) =>
  (one.number ?? Number.MAX_SAFE_INTEGER) - (other.number ?? Number.MAX_SAFE_INTEGER);

const keyOf = (marker: Extract<Marker<MapTravel>, { kind: 'cluster' }>) =>
  `star ${marker.items.map(({ id }) => id).join(' ')}`;
