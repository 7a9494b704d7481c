import { type Brush, faded, group, shape } from './brush.ts';
import type { Walls } from './buildings.ts';
import { mix } from './colour.ts';
import { random } from './random.ts';
import { box, disc, HEIGHT, type Point, straight } from './shapes.ts';

/** A Roman column standing on `y`; `broken` cuts its shaft instead of a capital. */
export function column(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  [lit, half, shade]: Walls,
  broken = false,
): string {
  const round = brush.across(mix(half, shade, 0.35), lit, mix(lit, half, 0.5), half, shade);
  const top = y - h;
  const r = w / 2;
  const neck = r * 0.84;
  const foot =
    shape(box(x - r * 1.35, y - w * 0.28, r * 2.7, w * 0.28), round) +
    shape(box(x - r * 1.18, y - w * 0.5, r * 2.36, w * 0.24), mix(half, shade, 0.2)) +
    shape(box(x - r * 1.18, y - w * 0.5, r * 1.5, w * 0.24), lit);
  const head = w * 1.15;
  const shaftTop = broken ? top : top + head;
  const edge: Point[] = broken
    ? [
        [x - neck, shaftTop + w * 0.5],
        [x - neck * 0.4, shaftTop + w * 0.05],
        [x + neck * 0.1, shaftTop + w * 0.28],
        [x + neck * 0.5, shaftTop],
        [x + neck, shaftTop + w * 0.7],
      ]
    : [
        [x - neck, shaftTop],
        [x + neck, shaftTop],
      ];
  const shaft = shape(straight([[x - r, y - w * 0.48], ...edge, [x + r, y - w * 0.48]]), round);
  const flutes = [-0.62, -0.3, 0.05, 0.4, 0.7]
    .map((k) =>
      straight([
        [x + k * r - w * 0.018, y - w * 0.5],
        [x + k * neck - w * 0.014, shaftTop + w * 0.7],
        [x + k * neck + w * 0.014, shaftTop + w * 0.7],
        [x + k * r + w * 0.018, y - w * 0.5],
      ]),
    )
    .join('');
  const layers = [foot, shaft, shape(flutes, shade, faded(0.38))];
  if (!broken) {
    layers.push(
      shape(
        straight([
          [x - neck, top + head],
          [x - r * 0.98, top + head * 0.55],
          [x - r * 1.3, top + w * 0.22],
          [x + r * 1.3, top + w * 0.22],
          [x + r * 0.98, top + head * 0.55],
          [x + neck, top + head],
        ]),
        round,
      ),
      shape(
        [-0.9, -0.45, 0, 0.45, 0.9]
          .map((k) => disc(x + k * r * 0.8, top + head * 0.62, w * 0.1, w * 0.15))
          .join(''),
        shade,
        faded(0.42),
      ),
      shape(
        [-0.7, -0.2, 0.3, 0.8]
          .map((k) => disc(x + k * r * 1.05, top + head * 0.34, w * 0.1, w * 0.12))
          .join(''),
        shade,
        faded(0.3),
      ),
      shape(box(x - neck * 1.08, top + head - w * 0.07, neck * 2.16, w * 0.1), lit),
      shape(box(x - r * 1.42, top, r * 2.84, w * 0.24), lit),
      shape(box(x + r * 0.35, top, r * 1.07, w * 0.24), half),
    );
  }
  return group(layers);
}

/** A row of dressed stones: joints scattered over a wall. */
export function courses(
  brush: Brush,
  body: string,
  [x, y, w, h]: readonly [number, number, number, number],
  stone: number,
  fill: string,
  seed: number,
  opacity = 0.3,
): string {
  const r = random(seed);
  let d = '';
  for (let cy = y; cy < Math.min(y + h, HEIGHT); cy += stone) {
    d += box(x, cy, w, Math.max(1, stone * 0.05));
    for (let cx = x - r.between(0, stone * 2); cx < x + w; cx += stone * r.between(1.4, 2.4))
      d += box(cx, cy, Math.max(1, stone * 0.05), stone);
  }
  return group([shape(d, fill, faded(opacity))], brush.clip(body));
}
