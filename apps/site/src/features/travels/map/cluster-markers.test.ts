import { expect, it } from 'vitest';
import { project } from '#ui/map/map-projection.ts';
import {
  closerTo,
  fitted,
  isVisible,
  MAX_ZOOM,
  placed,
  wholeCountry,
  zoomed,
} from '#ui/map/map-view.ts';
import { clusterMarkers, type Marker, type Placed } from './cluster-markers.ts';

const at = (id: string, latitude: number, longitude: number): Placed => ({
  id,
  point: project({ latitude, longitude }),
});
const algiers = at('algiers', 36.78, 3.06);
const kasbah = at('kasbah', 36.78, 3.06);
const tipaza = at('tipaza', 36.59, 2.44);
const djanet = at('djanet', 24.55, 9.48);
const all = [algiers, kasbah, tipaza, djanet];

const idsOf = (markers: Marker<Placed>[]) =>
  markers.map((marker) =>
    marker.kind === 'pin' ? marker.item.id : marker.items.map(({ id }) => id).sort(),
  );

it('clusters overlapping pins and loses none', () => {
  expect(idsOf(clusterMarkers(all, wholeCountry, 480))).toEqual([
    ['algiers', 'kasbah', 'tipaza'],
    'djanet',
  ]);
});

it('splits a cluster on zoom, and finally spreads pins at the same position', () => {
  let view = wholeCountry;
  for (let steps = 0; steps < 6 && view.zoom < MAX_ZOOM; steps += 1) {
    view = closerTo([algiers.point, kasbah.point, tipaza.point], view);
  }
  const markers = clusterMarkers([algiers, kasbah], { ...view, zoom: MAX_ZOOM }, 320);
  expect(idsOf(markers)).toEqual(['algiers', 'kasbah']);
  const [one, other] = markers.map((marker) => (marker.kind === 'pin' ? marker.shift.x : 0));
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThanOrEqual(31);
});

it('fits the results, and shows the whole country if they are spread over it', () => {
  expect(fitted(all.map(({ point }) => point))).toEqual(wholeCountry);
  expect(fitted([])).toEqual(wholeCountry);
  const north = fitted([algiers.point, tipaza.point]);
  expect(north.zoom).toBeGreaterThan(2);
  expect(isVisible(placed(algiers.point, north))).toBe(true);
  expect(isVisible(placed(djanet.point, north))).toBe(false);
});

it('never shows beyond the drawing', () => {
  const corner = fitted([project({ latitude: 38, longitude: -9.5 })]);
  expect(corner.x).toBe(0);
  expect(corner.y).toBe(0);
  expect(zoomed(zoomed(wholeCountry, 'in'), 'out')).toEqual(wholeCountry);
  expect(zoomed(wholeCountry, 'out')).toEqual(wholeCountry);
});
