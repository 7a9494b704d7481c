import { group, shape } from './brush.ts';
import { random } from './random.ts';
import { bezier, heightAt, type Point, smooth, straight, WIDTH } from './shapes.ts';

/** Spots spread under a skyline, for what grows on a slope. */
export function slope(
  profile: readonly Point[],
  foot: number,
  count: number,
  seed: number,
  [from, to]: Point = [0.08, 0.9],
): Point[] {
  const r = random(seed);
  const [first, last] = [profile[0]?.[0] ?? 0, profile[profile.length - 1]?.[0] ?? WIDTH];
  return Array.from({ length: count }, (): Point => {
    const x = r.between(first, last);
    const y = heightAt(profile, x);
    return [x, y + (foot - y) * r.between(from, to)];
  }).sort((a, b) => a[1] - b[1]);
}

/** A road or track winding towards the viewer through given points, with growing width. */
export const road = (points: readonly Point[], from: number, to: number, fill: string) => {
  const count = points.length;
  const left = points.map(
    ([x, y], i): Point => [x - (from + (to - from) * (i / (count - 1)) ** 1.6) / 2, y],
  );
  const right = points
    .map(([x, y], i): Point => [x + (from + (to - from) * (i / (count - 1)) ** 1.6) / 2, y])
    .reverse();
  return shape(`${smooth(left)}L${smooth(right).slice(1)}Z`, fill);
};

/** Tufts of grass: fans of blades. */
export function tufts(
  count: number,
  [top, bottom]: Point,
  fills: readonly [string, ...string[]],
  seed: number,
  size = 60,
  [from, to]: Point = [0, WIDTH],
): string {
  const r = random(seed);
  const spots = Array.from(
    { length: count },
    () => [r.between(from, to), r.between(top, bottom)] as const,
  ).sort((a, b) => a[1] - b[1]);
  return group(
    spots.map(([x, y]) => {
      const s = size * r.between(0.5, 1) * (0.45 + 0.55 * ((y - top) / Math.max(1, bottom - top)));
      const blades = Array.from({ length: 15 }, () => {
        const lean = r.around(0, 0.5) * s;
        const root = x + r.around(0, s * 0.2);
        const tip: Point = [root + lean, y - s * r.between(0.45, 1)];
        const knee: Point = [root + lean * 0.15, y - s * 0.5];
        return straight([
          ...bezier([root - s * 0.022, y + s * 0.1], knee, tip, 4),
          ...bezier(tip, [knee[0] + s * 0.03, knee[1]], [root + s * 0.022, y + s * 0.1], 4),
        ]);
      });
      return shape(blades.join(''), r.pick(fills));
    }),
  );
}
