import { type PointerEvent, useRef, useState } from 'react';
import { drawing } from './map-projection.ts';
import { keepInside, MAX_ZOOM, type MapView } from './map-view.ts';

type Drag = { x: number; y: number; view: MapView };

type MapViewOptions = {
  maxZoom?: number;
  /** Up to this zoom a finger scrolls the page, above it the map. */
  touchZoom?: number;
};

/** Starts at `fit`, and again when it changes. */
export function useMapView(fit: MapView, options: MapViewOptions = {}) {
  const { maxZoom = MAX_ZOOM, touchZoom = 1 } = options;
  const [chosen, setChosen] = useState<{ for: MapView; view: MapView }>();
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);
  const view = chosen?.for === fit ? chosen.view : fit;
  const setView = (next: MapView) => setChosen({ for: fit, view: next });

  const ground = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = (event.target as Element).closest('a, button') !== null;
      const still = event.pointerType === 'touch' ? touchZoom : 1;
      if (view.zoom <= still || event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, view };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const { x, y, view: from } = drag.current;
      const unitsPerPixel = drawing.width / (event.currentTarget.clientWidth * from.zoom);
      setView(
        keepInside(
          {
            ...from,
            x: from.x - (event.clientX - x) * unitsPerPixel,
            y: from.y - (event.clientY - y) * unitsPerPixel,
          },
          maxZoom,
        ),
      );
    },
    onPointerUp: () => {
      drag.current = null;
      setDragging(false);
    },
    onPointerCancel: () => {
      drag.current = null;
      setDragging(false);
    },
  };
  const takesTouch = view.zoom > touchZoom;
  return { view, setView, ground, isDragging, maxZoom, takesTouch };
}
