import { Expand, Minus, Plus } from 'lucide-react';
import { useTravelMapMessages } from '#lib/messages/travel-map-messages.ts';
import { MAX_ZOOM, type MapView, wholeCountry, zoomed } from './map-view.ts';

type MapControlsProps = { view: MapView; onChange: (view: MapView) => void };

const button =
  'grid min-h-10 min-w-10 place-items-center bg-surface transition-colors hover:bg-sand aria-disabled:text-muted';

/** Disabled buttons stay in place, so that focus is not lost. */
export function MapControls({ view, onChange }: MapControlsProps) {
  const text = useTravelMapMessages();
  return (
    <div className="absolute end-3 bottom-3 flex overflow-clip rounded-md border border-field text-ink shadow-md">
      <button
        type="button"
        className={`${button} border-e border-line`}
        aria-label={text.reset}
        title={text.reset}
        aria-disabled={view.zoom === 1}
        onClick={() => onChange(wholeCountry)}
      >
        <Expand className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${button} border-e border-line`}
        aria-label={text.zoomOut}
        aria-disabled={view.zoom === 1}
        onClick={() => onChange(zoomed(view, 'out'))}
      >
        <Minus className="size-4.5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={text.zoomIn}
        aria-disabled={view.zoom === MAX_ZOOM}
        onClick={() => onChange(zoomed(view, 'in'))}
      >
        <Plus className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
