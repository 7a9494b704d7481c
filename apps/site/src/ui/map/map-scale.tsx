import { mapMessages as text } from '#messages/trips/map.ts';
import { drawing } from './map-projection.ts';

const KM_PER_UNIT = 1.112;
const lengths = [500, 200, 100, 50, 20, 10];

/** The longest round distance below a quarter of the map. */
export function MapScale({ zoom }: { zoom: number }) {
  const part = (km: number) => (km / KM_PER_UNIT / drawing.width) * zoom;
  const km = lengths.find((length) => part(length) < 0.26) ?? 10;
  return (
    <div
      aria-hidden="true"
      className="map-scale pointer-events-none absolute start-3 bottom-3 border-x border-b px-1 text-center text-[0.75rem] leading-5 transition-[width] duration-300"
      style={{ width: `${part(km) * 100}%` }}
    >
      {text.kilometres(km)}
    </div>
  );
}
