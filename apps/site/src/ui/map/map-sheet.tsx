import type { PointerEvent, ReactNode } from 'react';
import { MapControls, type MapHome } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { MapLabels } from './map-labels.tsx';
import type { Point } from './map-projection.ts';
import { MapScale } from './map-scale.tsx';
import type { useMapView } from './use-map-view.ts';
import type { useWidth } from './use-width.ts';
import './map.css';

type MapSheetProps = {
  map: ReturnType<typeof useMapView>;
  size: ReturnType<typeof useWidth>;
  home?: MapHome;
  labelled?: Point[];
  /** On the ground, beside marks and buttons. */
  onPress?: () => void;
  children: ReactNode;
};

/** The map of Algeria with its labels, scale and buttons; what it marks are its children. */
export function MapSheet({ map, size, home, labelled, onPress, children }: MapSheetProps) {
  const { view, setView, ground, isDragging, maxZoom, takesTouch } = map;
  const [sheet, width] = size;
  const press = (event: PointerEvent<HTMLElement>) => {
    ground.onPointerDown(event);
    if (!(event.target as Element).closest('a, button')) onPress?.();
  };
  return (
    <div
      ref={sheet}
      data-dragging={isDragging || undefined}
      className={`map-sheet relative aspect-[2018/2000] overflow-hidden select-none ${takesTouch ? 'touch-none' : ''}`}
      {...ground}
      onPointerDown={press}
    >
      <MapGround view={view} />
      <MapLabels view={view} width={width} labelled={labelled} />
      {children}
      <MapScale zoom={view.zoom} />
      <MapControls view={view} onChange={setView} maxZoom={maxZoom} home={home} />
    </div>
  );
}
