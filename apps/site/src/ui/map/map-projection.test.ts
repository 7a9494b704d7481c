import { expect, it } from 'vitest';
import { algeria } from './algeria-outline.ts';
import { drawing, frame, project } from './map-projection.ts';

it('maps the corners of the frame to the corners of the drawing', () => {
  const northWest = project({ latitude: frame.north, longitude: frame.west });
  const southEast = project({ latitude: frame.south, longitude: frame.east });
  expect(northWest).toEqual({ x: 0, y: 0 });
  expect(southEast.x).toBeCloseTo(drawing.width, 0);
  expect(southEast.y).toBeCloseTo(drawing.height, 5);
});

it('is true to scale in the middle of the country', () => {
  // Timimoun to El Goléa is 294 km; a degree of latitude is 111.2 km.
  const timimoun = project({ latitude: 29.26, longitude: 0.24 });
  const elGolea = project({ latitude: 30.58, longitude: 2.88 });
  const degrees = Math.hypot(elGolea.x - timimoun.x, elGolea.y - timimoun.y) / 100;
  expect(degrees * 111.2).toBeGreaterThan(290);
  expect(degrees * 111.2).toBeLessThan(298);
});

it('fits the generated outline', () => {
  // In Guezzam, the southern end, is at 18.97° N.
  const lowest = pointsOf(algeria).reduce((most, [, y]) => Math.max(most, y), 0);
  expect(lowest).toBeCloseTo(project({ latitude: 18.97, longitude: 0 }).y, -1);
});

function pointsOf(path: string): [number, number][] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}
