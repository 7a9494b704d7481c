import { Expand, Minus, Plus } from 'lucide-react';
import { mapMessages as text } from '#messages/trips/map.ts';
import { type MapView, wholeCountry, zoomed } from './map-view.ts';

export type MapHome = { view: MapView; label: string };
type MapControlsProps = {
  view: MapView;
  onChange: (view: MapView) => void;
  maxZoom: number;
  /** Where the first button leads; to the whole country by default. */
  home?: MapHome | undefined;
};

const button =
  'grid min-h-10 min-w-10 place-items-center bg-surface transition-colors hover:bg-sand aria-disabled:text-muted';

/** Disabled buttons stay in place, so that focus is not lost. */
export function MapControls({ view, onChange, maxZoom, home }: MapControlsProps) {
  const { view: start, label } = home ?? { view: wholeCountry, label: text.reset };
  return (
    <div className="absolute end-3 bottom-3 flex overflow-clip rounded-md border border-field text-ink shadow-md">
      <button
        type="button"
        className={`${button} border-e border-line`}
        title={label}
        aria-disabled={view.zoom === start.zoom && view.x === start.x && view.y === start.y}
        onClick={() => onChange(start)}
      >
        <Expand className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${button} border-e border-line`}
        aria-label={text.zoomOut}
        aria-disabled={view.zoom === 1}
        onClick={() => onChange(zoomed(view, 'out', maxZoom))}
      >
        <Minus className="size-4.5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={text.zoomIn}
        aria-disabled={view.zoom === maxZoom}
        onClick={() => onChange(zoomed(view, 'in', maxZoom))}
      >
        <Plus className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
