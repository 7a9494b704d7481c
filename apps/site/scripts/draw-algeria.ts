// Draws the outlines of the travel map: `node scripts/draw-algeria.ts` writes algeria-outline.ts.
// Boundaries: Natural Earth 1:10m (public domain), from the npm package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawing, type Point, project } from '../src/ui/map/map-projection.ts';

type Ring = number[][];
type Shape = { id?: string; type: string; arcs: number[][] | number[][][] };
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: Shape[] }; land: { geometries: Shape[] } };
};

const ALGERIA = '012';
/** Lines leave the picture this far, so that no stroke shows where they were cut. */
const MARGIN = 60;
/** Bends smaller than this many units (0.01° of latitude each) are left out. */
const TOLERANCE = 0.5;
/** Islands smaller than this many square units are left out. */
const SMALLEST = 60;

const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dy * (point.x - from.x) - dx * (point.y - from.y)) / length;
}

/** Douglas and Peucker. */
function simplify(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, index] = [0, 0];
  for (const [at, point] of points.entries()) {
    const away = distance(point, first, last);
    if (away > farthest) [farthest, index] = [away, at];
  }
  if (farthest < TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, index + 1)), ...simplify(points.slice(index)).slice(1)];
}

/** A stretch of border or coast. Simplified here, not later, so that both sides of it stay the same. */
function arcOf(index: number): Point[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  const points = (topology.arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return project({
      longitude: x * scale[0] + translate[0],
      latitude: y * scale[1] + translate[1],
    });
  });
  const kept = simplify(points);
  return index < 0 ? kept.reverse() : kept;
}

const ringOf = (arcs: number[]): Point[] => arcs.flatMap((index) => arcOf(index).slice(1));

const ringsOf = ({ type, arcs }: Shape): Point[][] =>
  (type === 'Polygon' ? [arcs as Ring] : (arcs as Ring[])).flatMap((polygon) =>
    polygon.map(ringOf),
  );

/** Sutherland and Hodgman: one edge of the picture after the other. */
function clip(ring: Point[]): Point[] {
  const edges: [axis: 'x' | 'y', limit: number, side: 1 | -1][] = [
    ['x', -MARGIN, 1],
    ['x', drawing.width + MARGIN, -1],
    ['y', -MARGIN, 1],
    ['y', drawing.height + MARGIN, -1],
  ];
  return edges.reduce((points, [axis, limit, side]) => {
    const isInside = (point: Point) => (point[axis] - limit) * side >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      if (isInside(point) === isInside(before)) return isInside(point) ? [point] : [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut = {
        x: before.x + part * (point.x - before.x),
        y: before.y + part * (point.y - before.y),
      };
      return isInside(point) ? [cut, point] : [cut];
    });
  }, ring);
}

function area(ring: Point[]): number {
  const doubled = ring.reduce((sum, point, index) => {
    const before = ring.at(index - 1) ?? point;
    return sum + before.x * point.y - point.x * before.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Relative whole numbers: half the length of absolute ones. */
function pathOf(ring: Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map((point) => {
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y];
    [x, y] = [x + dx, y + dy];
    return [dx, dy] as const;
  });
  const [start, ...lines] = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
  const text = lines.map(([dx, dy]) => `${dx},${dy}`).join(' ');
  return `M${start?.join(',')}l${text}z`.replaceAll(/[ ,]-/g, '-');
}

function draw(shapes: Shape[]): string {
  return shapes
    .flatMap(ringsOf)
    .map(clip)
    .filter((ring) => ring.length > 3 && area(ring) > SMALLEST)
    .map(pathOf)
    .join('');
}

const { countries, land } = topology.objects;
const algeria = countries.geometries.filter(({ id }) => id === ALGERIA);
const target = new URL('../src/ui/map/algeria-outline.ts', import.meta.url);
const text = `// Written by scripts/draw-algeria.ts for the frame of map-projection.ts. Boundaries: Natural Earth, public domain.

export const algeria =
  '${draw(algeria)}';

/** All land of the frame, without the borders on it. */
export const land =
  '${draw(land.geometries)}';
`;
writeFileSync(target, text);
console.log(`${(text.length / 1024).toFixed(1)} kB`);
