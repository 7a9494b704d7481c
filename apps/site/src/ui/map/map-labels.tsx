import { mapMessages as text } from '#messages/trips/map.ts';
import { drawing, type Point, project } from './map-projection.ts';
import { isVisible, type MapView, placed } from './map-view.ts';

type LabelPlace<Name> = {
  name: Name;
  latitude: number;
  longitude: number;
  from: number;
  to: number;
  isInline?: boolean;
};

// The range of zoom levels at which each label appears, for a map 460 pixels wide.
const lands: LabelPlace<keyof (typeof text)['lands']>[] = [
  { name: 'westernErg', latitude: 31.85, longitude: 0.6, from: 1, to: 6 },
  { name: 'easternErg', latitude: 30.2, longitude: 7.2, from: 0.6, to: 6 },
  { name: 'tademait', latitude: 28.5, longitude: 2.6, from: 1, to: 6 },
  { name: 'tanezrouft', latitude: 23.6, longitude: 0.6, from: 0.6, to: 6 },
  { name: 'chech', latitude: 26.4, longitude: -2.4, from: 1, to: 6 },
  { name: 'tassili', latitude: 26.75, longitude: 7.1, from: 0.6, to: 6 },
  { name: 'hoggar', latitude: 22.2, longitude: 5.9, from: 0.6, to: 6 },
  { name: 'plateaus', latitude: 34.4, longitude: 1.2, from: 1, to: 5 },
  { name: 'saharanAtlas', latitude: 33.2, longitude: 1.7, from: 1.6, to: 8 },
  { name: 'tell', latitude: 35.4, longitude: 2.1, from: 2.4, to: 10 },
  { name: 'aures', latitude: 35.15, longitude: 6.9, from: 2.4, to: 12 },
];
const towns: LabelPlace<keyof (typeof text)['towns']>[] = [
  { name: 'tindouf', latitude: 27.67, longitude: -8.13, from: 0.6, to: 20, isInline: true },
  { name: 'bechar', latitude: 31.62, longitude: -2.22, from: 1.6, to: 20 },
  { name: 'adrar', latitude: 27.87, longitude: -0.29, from: 1, to: 20 },
  { name: 'inSalah', latitude: 27.2, longitude: 2.48, from: 0.6, to: 20 },
  { name: 'tamanrasset', latitude: 22.79, longitude: 5.52, from: 1.6, to: 20 },
  { name: 'illizi', latitude: 26.48, longitude: 8.47, from: 1.6, to: 20 },
  { name: 'djanet', latitude: 24.55, longitude: 9.48, from: 1.6, to: 20 },
  { name: 'ouargla', latitude: 31.95, longitude: 5.33, from: 1, to: 20 },
  { name: 'elGolea', latitude: 30.58, longitude: 2.88, from: 1.6, to: 20 },
  { name: 'ghardaia', latitude: 32.49, longitude: 3.67, from: 1.6, to: 20 },
  { name: 'algiers', latitude: 36.76, longitude: 3.06, from: 0.6, to: 20 },
  { name: 'oran', latitude: 35.7, longitude: -0.64, from: 0.6, to: 20 },
  { name: 'constantine', latitude: 36.37, longitude: 6.61, from: 0.6, to: 20 },
  { name: 'annaba', latitude: 36.9, longitude: 7.77, from: 2, to: 20 },
  { name: 'biskra', latitude: 34.85, longitude: 5.73, from: 2, to: 20 },
  { name: 'setif', latitude: 36.19, longitude: 5.41, from: 2.6, to: 20 },
  { name: 'batna', latitude: 35.56, longitude: 6.17, from: 2.6, to: 20 },
  { name: 'chlef', latitude: 36.17, longitude: 1.33, from: 2.6, to: 20 },
  { name: 'tiziOuzou', latitude: 36.71, longitude: 4.05, from: 2.6, to: 20 },
  { name: 'mostaganem', latitude: 35.93, longitude: 0.09, from: 2.6, to: 20 },
];
// The corners below the scale and the buttons, in screen pixels.
const CORNER = { width: 190, height: 56 };
const isInCorner = ({ x, y }: Point, width: number) =>
  (1 - y) * (drawing.height / drawing.width) * width < CORNER.height &&
  Math.min(x, 1 - x) * width < CORNER.width;

const sea = { name: 'sea', latitude: 37.55, longitude: 1.5, from: 0.6, to: 8 } as const;

type MapLabelsProps = {
  view: MapView;
  /** Of the map, in screen pixels. */
  width: number;
  /** Towns next to these points are left out: they have labels of their own. */
  labelled?: Point[];
};

/** In screen pixels. */
const TOO_NEAR = 40;

/** Decorative: what a map marks is named in a list too. */
export function MapLabels({ view, width, labelled = [] }: MapLabelsProps) {
  const pixelsPerUnit = (width * view.zoom) / drawing.width;
  const isNear = (town: Point) =>
    labelled.some(({ x, y }) => Math.hypot(x - town.x, y - town.y) * pixelsPerUnit < TOO_NEAR);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 select-none">
      <Label place={sea} {...{ view, width }} className="map-label-sea">
        {text.sea}
      </Label>
      {lands.map((place) => (
        <Label key={place.name} place={place} {...{ view, width }} className="map-label-land">
          {text.lands[place.name]}
        </Label>
      ))}
      {towns
        .filter((town) => !isNear(project(town)))
        .map((place) => (
          <Label key={place.name} place={place} {...{ view, width }} className="map-label-town">
            {text.towns[place.name]}
          </Label>
        ))}
    </div>
  );
}

type LabelProps = {
  place: LabelPlace<string>;
  view: MapView;
  width: number;
  className: string;
  children: string;
};

function Label({ place, view, width, className, children }: LabelProps) {
  const { x, y } = placed(project(place), view);
  const detail = view.zoom * (width / 460);
  const isShown =
    detail >= place.from &&
    detail <= place.to &&
    isVisible({ x, y }) &&
    !isInCorner({ x, y }, width);
  return (
    <span
      className={`map-slide map-label ${className}`}
      data-shown={isShown || undefined}
      data-inline={place.isInline}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {children}
    </span>
  );
}
