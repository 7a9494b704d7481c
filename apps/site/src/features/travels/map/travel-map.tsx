import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTravelMapMessages } from '#lib/messages/travel-map-messages.ts';
import { ErrorState } from '#ui/states.tsx';
import { listingQueries } from '../travel-listing-queries.ts';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapPin, MapStar, type MapTravel } from './map-marks.tsx';
import { type Mark, marksOf } from './map-pins.ts';
import { project } from './map-projection.ts';
import { MapScale } from './map-scale.tsx';
import { closerTo, isVisible, placed } from './map-view.ts';
import { useFocusAfterZoom, useWidth } from './use-map-sheet.ts';
import { useMapView } from './use-map-view.ts';
import './travel-map.css';

export type TravelMapProps = {
  /** The travels of the list, in its order: the map tells the same. */
  travels: Travel[];
  activeId: string | null;
  onActivate: (id: string | null) => void;
};

/** A map of Algeria, drawn in the browser, with the travels of the list as numbered pins. */
export default function TravelMap({ travels, activeId, onActivate }: TravelMapProps) {
  const text = useTravelMapMessages();
  const { data: places, isError, refetch } = useQuery(listingQueries.places());
  const onMap = useMemo(() => {
    const placeOf = new Map(places?.map((place) => [place.id, place]));
    return travels.flatMap((travel, index): MapTravel[] => {
      const place = placeOf.get(travel.id);
      return place ? [{ id: travel.id, number: index + 1, travel, point: project(place) }] : [];
    });
  }, [travels, places]);
  const points = useMemo(() => onMap.map(({ point }) => point), [onMap]);
  const { view, setView, ground, isDragging } = useMapView(points);
  const [sheet, width] = useWidth();
  const marks = useMemo(() => marksOf(onMap, view, width), [onMap, view, width]);
  const { list, focusSoon } = useFocusAfterZoom(view);

  if (isError && !places) return <ErrorState text={text.failed} onRetry={() => void refetch()} />;
  const missing = places ? travels.length - onMap.length : 0;
  return (
    <section aria-label={text.label} className="travel-map">
      <div
        ref={sheet}
        data-dragging={isDragging || undefined}
        className={`map-sheet relative aspect-[2018/2000] overflow-hidden select-none ${view.zoom > 1 ? 'touch-none' : ''}`}
        {...ground}
        onPointerDown={(event) => {
          ground.onPointerDown(event);
          if (!(event.target as Element).closest('a, button')) onActivate(null);
        }}
      >
        <MapGround view={view} />
        <MapLabels view={view} width={width} />
        <ol ref={list}>
          {marks.map((mark) => {
            const at = placed(mark.at, view);
            if (!isVisible(at)) return null;
            if (mark.kind === 'pin') {
              return <MapPin key={mark.item.id} {...{ mark, at, activeId, onActivate }} />;
            }
            const open = () => {
              focusSoon(mark.items[0]?.id);
              setView(
                closerTo(
                  mark.items.map(({ point }) => point),
                  view,
                ),
              );
            };
            return <MapStar key={keyOf(mark)} {...{ mark, at, activeId }} onOpen={open} />;
          })}
        </ol>
        <MapScale zoom={view.zoom} />
        <MapControls view={view} onChange={setView} />
      </div>
      <p className="mt-3 min-h-[3lh] text-small text-muted">
        {missing > 0 && <>{text.unplaced(missing)} </>}
        {text.caption} {text.source}
      </p>
    </section>
  );
}

const keyOf = (mark: Extract<Mark<MapTravel>, { kind: 'star' }>) =>
  `star ${mark.items.map(({ id }) => id).join(' ')}`;
