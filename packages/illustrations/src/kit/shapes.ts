import { noise } from './random.ts';

export type Point = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 1067;

const n = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;

export const straight = (points: readonly Point[], closed = true) =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** Numbers written as 'a,b,c d,e,f': one row a word, so that a drawn line stays on one line. */
export const rows = (text: string): number[][] =>
  text.split(' ').map((row) => row.split(',').map(Number));

export const points = (text: string): Point[] => rows(text).map(([x = 0, y = 0]) => [x, y]);

/** A curve through all points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Everything under a line, down to `bottom` (by default below the canvas). */
export function under(points: readonly Point[], bottom = HEIGHT + 10, curved = false): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? [0, 0];
  const top = curved ? smooth(points) : straight(points, false);
  return `${top}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
}

export const box = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** A closed outline broken into small facets: bare rock. */
export function craggy(points: readonly Point[], seed: number, rough = 9): string {
  const bump = noise(seed, 3);
  const out: Point[] = [];
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const legs = Math.max(1, Math.round(length / 22));
    for (let k = 0; k < legs; k++) {
      const t = k / legs;
      const shift = rough * bump((i * 7.3 + t * legs) * 0.7);
      out.push([
        from[0] + (to[0] - from[0]) * t + (shift * (to[1] - from[1])) / (length || 1),
        from[1] + (to[1] - from[1]) * t - (shift * (to[0] - from[0])) / (length || 1),
      ]);
    }
  });
  return straight(out);
}

/** A thin lens lying on the horizontal: glints, far clouds, ripples. */
export const lens = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w / 2)} ${n(y)}Z`;

/** An opening standing on `y`: round by default, taller rise for pointed arches. */
export function archway(x: number, y: number, w: number, h: number, pointed = false): string {
  const spring = pointed ? y - h + w * 0.72 : y - h + w / 2;
  const head = pointed
    ? `Q${n(x)} ${n(y - h + w * 0.26)} ${n(x + w / 2)} ${n(y - h)}Q${n(x + w)} ${n(y - h + w * 0.26)} ${n(x + w)} ${n(spring)}`
    : `A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(spring)}`;
  return `M${n(x)} ${n(y)}V${n(spring)}${head}V${n(y)}Z`;
}

/** A ribbon along a curve whose width runs from `from` to `to`: trunks, branches, roads. */
export function ribbon(points: readonly Point[], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const before = points[Math.max(0, i - 1)] ?? [x, y];
    const after = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.unshift([x + (dy / length) * half, y - (dx / length) * half]);
  });
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

/** Height of a broken line at `x`; `eased` rounds the corners. */
export function heightAt(profile: readonly Point[], x: number, eased = false): number {
  const first = profile[0] ?? [0, 0];
  let before = first;
  for (const point of profile) {
    if (point[0] >= x) {
      if (point === before) return point[1];
      const t = (x - before[0]) / (point[0] - before[0]);
      const share = eased ? t * t * (3 - 2 * t) : t;
      return before[1] + (point[1] - before[1]) * share;
    }
    before = point;
  }
  return before[1];
}

export const bezier = (a: Point, b: Point, c: Point, steps = 8): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [
      u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
      u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    ] as const;
  });
