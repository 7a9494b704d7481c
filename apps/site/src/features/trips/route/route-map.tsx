import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { useMemo } from 'react';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';
import { drawing } from '#ui/map/map-projection.ts';
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
  /** The width for the first render, in pixels. */
  width: number | undefined;
  active: readonly number[];
  /** Called with no days when the pointer or focus leaves. */
  onHover: (days: readonly number[]) => void;
  onChoose: (days: readonly number[]) => void;
};

export default function RouteMap(props: RouteMapProps) {
  const { stops, active, onHover, onChoose } = props;
  const size = useWidth(props.width);
  const [, width] = size;
  const height = width * (drawing.height / drawing.width);
  const days = useMemo(() => routeDays(stops), [stops]);
  const points = useMemo(() => days.flatMap(({ line }) => line), [days]);
  const fit = useMemo(() => routeView(points, height), [points, height]);
  const map = useMapView(fit, { maxZoom: ROUTE_MAX_ZOOM, touchZoom: fit.zoom });
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
