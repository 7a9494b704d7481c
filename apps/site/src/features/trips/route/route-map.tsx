import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { useMemo } from 'react';
import { useTripRouteMessages } from '#lib/messages/trip-route-messages.ts';
import { MapSheet } from '#ui/map/map-sheet.tsx';
import { useMapView } from '#ui/map/use-map-view.ts';
import { useWidth } from '#ui/map/use-width.ts';
import { routeDays } from './route-lines.ts';
import { RouteMarks } from './route-marks.tsx';
import { RouteOverview } from './route-overview.tsx';
import { RoutePath } from './route-path.tsx';
import { ROUTE_MAX_ZOOM, routeView } from './route-view.ts';
import './route-map.css';

export type RouteMapProps = {
  stops: RouteStop[];
  active: readonly number[];
  /** The days under the pointer or focus; none when it leaves. */
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

export default function RouteMap({ stops, active, onHover, onChoose }: RouteMapProps) {
  const text = useTripRouteMessages();
  const days = useMemo(() => routeDays(stops), [stops]);
  const points = useMemo(() => days.flatMap(({ line }) => line), [days]);
  const fit = useMemo(() => routeView(points), [points]);
  const map = useMapView(fit, { maxZoom: ROUTE_MAX_ZOOM, touchZoom: fit.zoom });
  const size = useWidth();
  const [, width] = size;
  const { view } = map;
  const reactions = { active, onHover, onChoose };
  return (
    <MapSheet
      map={map}
      size={size}
      home={{ view: fit, label: text.whole }}
      labelled={points}
      onPress={() => onChoose([])}
    >
      <RoutePath days={days} view={view} {...reactions} />
      <RouteOverview view={view} points={points} />
      <RouteMarks days={days} view={view} width={width} {...reactions} />
    </MapSheet>
  );
}
