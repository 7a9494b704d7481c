import { algeria, land } from './algeria-outline.ts';
import { drawing, project } from './map-projection.ts';
import { duneSigns, mountainSigns } from './map-relief.ts';
import type { MapView } from './map-view.ts';

const MOUNTAIN = 'M-8 5L-2.5-4.5L0-1.5L3-6L9 5M3-6L4.5-2.5L3.4 1.2M-2.5-4.5L-1.6-1L-2.4 1.6';
const DUNE = 'M-9 3C-5 2.5-2-1 0.5-4C2.5-1 6 2.5 9.5 3M0.5-4C0.8-1.6-0.4 1.2-2.4 3';

const meridians = [-5, 0, 5, 10].map((longitude) => project({ latitude: 0, longitude }).x);
const parallels = [20, 25, 30, 35].map((latitude) => project({ latitude, longitude: 0 }).y);

// Lines parallel to the coast, far to near, as on engraved maps.
const echoes = [26, 18, 11, 5];

export function MapGround({ view }: { view: MapView }) {
  const { x, y, zoom } = view;
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="map-country" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--map-north)' }} />
          <stop offset="0.24" style={{ stopColor: 'var(--map-plateau)' }} />
          <stop offset="0.55" style={{ stopColor: 'var(--map-sand)' }} />
          <stop offset="1" style={{ stopColor: 'var(--map-south)' }} />
        </linearGradient>
        <clipPath id="map-border">
          <path d={algeria} />
        </clipPath>
      </defs>
      <g
        className="map-slide"
        style={{ transform: `scale(${zoom}) translate(${-x}px, ${-y}px)` }}
        fill="none"
      >
        {echoes.map((width) => (
          <g key={width}>
            <path d={land} className="map-line" stroke="var(--map-wave)" strokeWidth={2 * width} />
            <path
              d={land}
              className="map-line"
              stroke="var(--map-sea)"
              strokeWidth={2 * width - 2}
            />
          </g>
        ))}
        <path d={land} className="map-line" fill="var(--map-land)" stroke="var(--map-coast)" />
        <path d={algeria} fill="url(#map-country)" />
        <g clipPath="url(#map-border)">
          <path d={algeria} className="map-line" stroke="var(--map-rim)" strokeWidth={14} />
        </g>
        <path
          d={algeria}
          className="map-line"
          stroke="var(--map-ink)"
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
        <g stroke="var(--map-ink)" strokeOpacity={0.16}>
          {meridians.map((at) => (
            <line key={at} className="map-line" x1={at} x2={at} y1={0} y2={drawing.height} />
          ))}
          {parallels.map((at) => (
            <line key={at} className="map-line" x1={0} x2={drawing.width} y1={at} y2={at} />
          ))}
        </g>
        <g stroke="var(--map-ink)" strokeOpacity={0.5} strokeLinecap="round" strokeLinejoin="round">
          {mountainSigns.map((at) => (
            <Sign key={`${at.x} ${at.y}`} path={MOUNTAIN} at={at} zoom={zoom} />
          ))}
          {duneSigns.map((at) => (
            <Sign key={`${at.x} ${at.y}`} path={DUNE} at={at} zoom={zoom} />
          ))}
        </g>
      </g>
    </svg>
  );
}

type SignProps = { path: string; at: { x: number; y: number }; zoom: number };

/** Scales slower than the map. */
function Sign({ path, at, zoom }: SignProps) {
  return (
    <path
      d={path}
      className="map-line map-slide"
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${4.2 / zoom ** 0.75})` }}
    />
  );
}
