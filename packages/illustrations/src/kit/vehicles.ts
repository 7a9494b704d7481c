import { group, shape } from './brush.ts';
import { box, disc, type Point, smooth, straight } from './shapes.ts';

/** A camper van seen from the side, driving right. */
export function camper(
  x: number,
  y: number,
  w: number,
  {
    body,
    shade,
    band,
    glass,
    tyre,
    lamp,
  }: { body: string; shade: string; band: string; glass: string; tyre: string; lamp: string },
): string {
  const h = w * 0.46;
  const q = (dx: number, dy: number): Point => [x + dx * w, y - dy * h];
  const shell = `${smooth([q(0, 0.2), q(0, 0.82), q(0.03, 0.95), q(0.1, 0.99), q(0.62, 0.99), q(0.72, 0.95), q(0.84, 0.62), q(0.97, 0.53), q(1, 0.42), q(1, 0.2)])}Z`;
  const wheel = (at: number) =>
    shape(disc(x + at * w, y - h * 0.13, w * 0.078), tyre) +
    shape(disc(x + at * w, y - h * 0.13, w * 0.038), shade);
  return group([
    shape(disc(x + w * 0.5, y, w * 0.54, w * 0.03), tyre, 'opacity=".35"'),
    shape(shell, body),
    shape(straight([q(0, 0.2), q(0, 0.36), q(1, 0.36), q(1, 0.2)]), shade),
    shape(straight([q(0, 0.46), q(0, 0.54), q(0.97, 0.54), q(0.995, 0.46)]), band),
    shape(smooth([q(0.68, 0.9), q(0.72, 0.87), q(0.81, 0.62), q(0.68, 0.62)], true), glass),
    shape(
      box(x + w * 0.36, y - h * 0.88, w * 0.24, h * 0.24) +
        box(x + w * 0.07, y - h * 0.88, w * 0.2, h * 0.24),
      glass,
    ),
    shape(box(x + w * 0.06, y - h * 1.07, w * 0.42, h * 0.07), shade),
    shape(disc(x + w * 0.975, y - h * 0.4, w * 0.014, w * 0.02), lamp),
    wheel(0.2),
    wheel(0.8),
  ]);
}

/** A four-by-four with a loaded roof rack, driving right. */
export function fourByFour(
  x: number,
  y: number,
  w: number,
  {
    body,
    shade,
    glass,
    tyre,
    load,
  }: { body: string; shade: string; glass: string; tyre: string; load: string },
): string {
  const h = w * 0.42;
  const q = (dx: number, dy: number): Point => [x + dx * w, y - dy * h];
  const wheel = (at: number) =>
    shape(disc(x + at * w, y - h * 0.2, w * 0.095), tyre) +
    shape(disc(x + at * w, y - h * 0.2, w * 0.042), shade);
  return group([
    shape(
      straight([
        q(0, 0.25),
        q(0.01, 0.95),
        q(0.05, 1),
        q(0.58, 1),
        q(0.7, 0.68),
        q(0.97, 0.6),
        q(1, 0.52),
        q(1, 0.25),
      ]),
      body,
    ),
    shape(straight([q(0, 0.25), q(0, 0.42), q(1, 0.42), q(1, 0.25)]), shade),
    shape(
      straight([q(0.05, 0.92), q(0.05, 0.68), q(0.28, 0.68), q(0.28, 0.92)]) +
        straight([q(0.32, 0.92), q(0.32, 0.68), q(0.645, 0.68), q(0.555, 0.92)]),
      glass,
    ),
    shape(box(x + w * 0.03, y - h * 1.08, w * 0.54, h * 0.05), shade),
    shape(
      smooth([q(0.07, 1.08), q(0.09, 1.24), q(0.24, 1.3), q(0.42, 1.22), q(0.5, 1.08)], true),
      load,
    ),
    shape(box(x - w * 0.045, y - h * 0.75, w * 0.05, h * 0.36), tyre),
    wheel(0.2),
    wheel(0.79),
  ]);
}
