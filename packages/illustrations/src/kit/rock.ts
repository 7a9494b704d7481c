import { type Brush, faded, group, shape } from './brush.ts';
import { random } from './random.ts';
import { ridge } from './ridges.ts';
import { type Point, straight, WIDTH } from './shapes.ts';

/** Pebbles and stones strewn over ground, bigger when nearer. */
export function stones(
  count: number,
  [top, bottom]: Point,
  fills: readonly [string, string],
  seed: number,
  size = 22,
  [from, to]: Point = [0, WIDTH],
): string {
  const r = random(seed);
  const spots = Array.from(
    { length: count },
    () => [r.between(from, to), r.between(top, bottom)] as const,
  ).sort((a, b) => a[1] - b[1]);
  return group(
    spots.map(([x, y]) => {
      const s = size * (0.25 + 0.75 * ((y - top) / (bottom - top))) * r.between(0.35, 1);
      const top1: Point = [x - s * 0.25, y - s * r.between(0.55, 0.8)];
      const top2: Point = [x + s * 0.35, y - s * r.between(0.4, 0.6)];
      return (
        shape(straight([[x - s, y], top1, top2, [x + s, y]]), fills[0]) +
        shape(straight([top1, top2, [x + s, y], [x + s * 0.1, y]]), fills[1])
      );
    }),
  );
}

/** A rock face cut in layers: strata that follow one another down a cliff, clipped to it. */
export function strata(
  brush: Brush,
  body: string,
  [top, bottom]: Point,
  colours: readonly [string, string, ...string[]],
  seed: number,
  tilt = 0,
  opacity = 0.55,
): string {
  const r = random(seed);
  const bands: string[] = [];
  for (let y = top; y < bottom; ) {
    const h = r.between(5, 26);
    const line = ridge(
      [
        [-20, y - tilt],
        [WIDTH + 20, y + tilt],
      ],
      { seed: seed + Math.round(y), rough: 7, scale: 120, step: 24, octaves: 3, eased: false },
    );
    const low = line.map(([x, v]): Point => [x, v + h * 0.6]).reverse();
    bands.push(
      shape(straight([...line, ...low]), r.pick(colours), faded(r.between(0.35, 1) * opacity)),
    );
    y += h + r.between(4, 22);
  }
  return group(bands, brush.clip(body));
}

/** Vertical clefts on a cliff, clipped to it. */
export function clefts(
  brush: Brush,
  body: string,
  count: number,
  [top, bottom]: Point,
  fill: string,
  seed: number,
  opacity = 0.5,
  [from, to]: Point = [0, WIDTH],
): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const x = r.between(from, to);
    const y = r.between(top, top + (bottom - top) * 0.8);
    const h = r.between(0.06, 0.3) * (bottom - top);
    const w = r.between(5, 20);
    const side: Point[] = [];
    const back: Point[] = [];
    let at = x;
    for (let k = 0; k <= 6; k++) {
      const wide = w * Math.sin(Math.PI * (0.08 + 0.92 * (k / 6)) ** 0.7) * r.between(0.5, 1.2);
      side.push([at, y + (h * k) / 6]);
      back.unshift([at + wide, y + (h * k) / 6]);
      at += r.around(0, 7);
    }
    return shape(straight([...side, ...back]), fill, faded(opacity * r.between(0.3, 1)));
  });
  return group(list, brush.clip(body));
}

/** The volumes of a cliff: tall faces turned away from the light, clipped to it. */
export function buttresses(
  brush: Brush,
  body: string,
  count: number,
  [top, bottom]: Point,
  fill: string,
  seed: number,
  opacity = 0.35,
  [from, to]: Point = [0, WIDTH],
): string {
  const r = random(seed);
  const list = Array.from({ length: count }, (_, i) => {
    let x = from + ((i + r.between(0.1, 0.9)) * (to - from)) / count;
    const w = ((to - from) / count) * r.between(0.35, 0.8);
    const left: Point[] = [];
    const right: Point[] = [];
    const y0 = top + r.between(-0.05, 0.25) * (bottom - top);
    for (let k = 0; k <= 9; k++) {
      const y = y0 + ((bottom - y0) * k) / 9;
      left.push([x, y]);
      right.unshift([x + w * r.between(0.6, 1.15) * (0.55 + k * 0.05), y]);
      x += r.around(0, w * 0.16);
    }
    return shape(straight([...left, ...right]), fill, faded(opacity * r.between(0.5, 1)));
  });
  return group(list, brush.clip(body));
}
