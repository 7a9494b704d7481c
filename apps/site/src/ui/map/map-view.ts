import type { MapFrame } from '@expat-buddy/domain/travel/types';
import { drawing, type Point, unproject } from './map-projection.ts';

/** The visible part of the drawing: its top left corner and its zoom factor. */
export type MapView = { x: number; y: number; zoom: number };

export const MAX_ZOOM = 14;
const STEP = 1.9;
// A single travel still shows the country around it.
const MAX_FIT = 4;
const FIT_MARGIN = 200;

export const wholeCountry: MapView = { x: 0, y: 0, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function keepInside({ x, y, zoom }: MapView, maxZoom = MAX_ZOOM): MapView {
  const kept = between(zoom, 1, maxZoom);
  return {
    zoom: kept,
    x: between(x, 0, drawing.width * (1 - 1 / kept)),
    y: between(y, 0, drawing.height * (1 - 1 / kept)),
  };
}

function around(center: Point, zoom: number, maxZoom = MAX_ZOOM): MapView {
  const kept = between(zoom, 1, maxZoom);
  const [x, y] = [center.x - drawing.width / kept / 2, center.y - drawing.height / kept / 2];
  return keepInside({ zoom: kept, x, y }, maxZoom);
}

export function zoomed(view: MapView, direction: 'in' | 'out', maxZoom = MAX_ZOOM): MapView {
  const center = {
    x: view.x + drawing.width / view.zoom / 2,
    y: view.y + drawing.height / view.zoom / 2,
  };
  const zoom = direction === 'in' ? view.zoom * STEP : view.zoom / STEP;
  return around(center, zoom < 1.2 ? 1 : zoom, maxZoom);
}

/** Fits all points with a margin; the whole country without points. */
export function fitted(points: Point[], margin = FIT_MARGIN, maxZoom = MAX_FIT): MapView {
  if (points.length === 0) return wholeCountry;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(
    drawing.width / (right - left + 2 * margin),
    drawing.height / (bottom - top + 2 * margin),
    maxZoom,
  );
  // Almost everything: show the whole country, which people recognise.
  if (zoom < 1.35) return wholeCountry;
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom, maxZoom);
}

/**
 * A slightly larger frame than visible, aligned to a grid per zoom level, so that small moves need
 * no new request.
 */
export function frameOf({ x, y, zoom }: MapView): MapFrame {
  const scale = STEP ** Math.floor(Math.log(zoom) / Math.log(STEP) + 0.01);
  const [width, height] = [drawing.width / scale / 2, drawing.height / scale / 2];
  const right = x + drawing.width / zoom;
  const bottom = y + drawing.height / zoom;
  const low = unproject({
    x: Math.floor(x / width) * width,
    y: Math.ceil(bottom / height) * height,
  });
  const high = unproject({
    x: Math.ceil(right / width) * width,
    y: Math.floor(y / height) * height,
  });
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    west: rounded(low.longitude),
    south: rounded(low.latitude),
    east: rounded(high.longitude),
    north: rounded(high.latitude),
  };
}

/** Zooms in until overlapping travels separate, or as far as possible. */
export function closerTo(points: Point[], view: MapView): MapView {
  const close = fitted(points, 60, MAX_ZOOM);
  const center = {
    x: close.x + drawing.width / close.zoom / 2,
    y: close.y + drawing.height / close.zoom / 2,
  };
  return around(center, Math.max(close.zoom, view.zoom * STEP));
}

/** As fractions of width and height; outside 0 to 1 it is not visible. */
export function placed(point: Point, { x, y, zoom }: MapView): Point {
  return { x: ((point.x - x) * zoom) / drawing.width, y: ((point.y - y) * zoom) / drawing.height };
}

export function isVisible({ x, y }: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
