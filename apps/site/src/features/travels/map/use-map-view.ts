import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { drawing, type Point } from './map-projection.ts';
import { fitted, keepInside, type MapView } from './map-view.ts';

type Drag = { x: number; y: number; view: MapView };

export function useMapView(points: Point[]) {
  const fit = useMemo(() => fitted(points), [points]);
  const [chosen, setChosen] = useState<{ for: MapView; view: MapView }>();
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);
  // New results are fitted again; the visitor's view of the old ones is dropped.
  const view = chosen?.for === fit ? chosen.view : fit;
  const setView = (next: MapView) => setChosen({ for: fit, view: next });

  const ground = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = (event.target as Element).closest('a, button') !== null;
      if (view.zoom === 1 || event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, view };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const { x, y, view: from } = drag.current;
      const unitsPerPixel = drawing.width / (event.currentTarget.clientWidth * from.zoom);
      setView(
        keepInside({
          ...from,
          x: from.x - (event.clientX - x) * unitsPerPixel,
          y: from.y - (event.clientY - y) * unitsPerPixel,
        }),
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
  return { view, setView, ground, isDragging };
}
