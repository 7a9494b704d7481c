import { type Brush, faded, group, type Stop, shape } from './brush.ts';
import { mix } from './colour.ts';
import type { Light } from './lights.ts';
import { noise, random } from './random.ts';
import { box, disc, HEIGHT, lens, type Point, smooth, straight, WIDTH } from './shapes.ts';

/** Sky down to the horizon with its light source; `glow` scales the halo. */
export function sky(
  brush: Brush,
  light: Light,
  {
    horizon = 640,
    sun,
    size = 34,
    glow = 1,
  }: { horizon?: number; sun?: Point; size?: number; glow?: number } = {},
): string {
  const [zenith, high, low, rim] = light.sky;
  const base = brush.linear(
    [
      [0, zenith],
      [0.42, high],
      [0.78, low],
      [1, rim],
    ],
    [0, 0],
    [0, horizon],
  );
  const layers = [shape(box(0, 0, WIDTH, HEIGHT), base)];
  if (sun) {
    const halo: Stop[] = [
      [0, light.sun, 0.95],
      [0.12, light.sun, 0.55],
      [0.4, mix(rim, light.sun, 0.4), 0.25],
      [1, rim, 0],
    ];
    layers.push(shape(box(0, 0, WIDTH, HEIGHT), brush.radial(halo, sun, 620 * glow)));
    layers.push(shape(disc(sun[0], sun[1], size), light.sun));
  }
  return layers.join('');
}

/** Light lying over everything drawn so far, stronger near the source. */
export const glow = (brush: Brush, at: Point, r: number, colour: string, opacity = 0.5) =>
  shape(
    box(0, 0, WIDTH, HEIGHT),
    brush.radial(
      [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.45],
        [1, colour, 0],
      ],
      at,
      r,
    ),
  );

/** Light lying on the ground below a lamp or a fire. */
export const pool = (
  brush: Brush,
  [x, y]: Point,
  r: number,
  colour: string,
  opacity = 0.8,
  flat = 0.14,
): string =>
  shape(
    disc(0, 0, r),
    brush.radial(
      [
        [0, colour, opacity],
        [0.4, colour, opacity * 0.5],
        [1, colour, 0],
      ],
      [0, 0],
      r,
    ),
    `transform="translate(${x} ${y}) scale(1 ${flat})"`,
  );

/** A veil of air between two planes, thickest at `y + h`. */
export function mist(brush: Brush, y: number, h: number, colour: string, opacity = 0.6): string {
  const paint = brush.linear([
    [0, colour, 0],
    [0.7, colour, opacity],
    [1, colour, 0],
  ]);
  return shape(box(0, y, WIDTH, h), paint);
}

/** A long flat-bottomed cloud. */
export function cloud(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  seed = 1,
  opacity = 0.7,
): string {
  const bumps = noise(seed, 3);
  const top: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const body = Math.sin(Math.PI * t) ** 0.7;
    top.push([x - w / 2 + w * t, y - h * body * (0.55 + 0.45 * bumps(t * 4 + seed))]);
  }
  const belly: Point[] = [
    [x + w * 0.3, y + h * 0.16],
    [x - w * 0.1, y + h * 0.1],
    [x - w * 0.34, y + h * 0.14],
  ];
  return shape(smooth([...top, ...belly], true), fill, faded(opacity));
}

/** Streaks of high cloud in perspective, drifting along a shallow slope. */
export function streaks(
  count: number,
  [top, bottom]: Point,
  fill: string,
  seed: number,
  opacity = 0.5,
): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const y = r.between(top, bottom);
    const w = r.between(180, 760);
    return shape(
      lens(r.between(-100, WIDTH + 100), y, w, r.between(2, 9)),
      fill,
      faded(r.between(0.25, 1) * opacity),
    );
  });
  return group(list);
}

export function stars(count: number, bottom: number, seed: number, colour = '#fff6e0'): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const y = bottom * r() ** 1.3;
    const size = 0.6 + 1.9 * r() ** 5;
    return shape(
      disc(r.between(0, WIDTH), y, size),
      colour,
      faded((1 - (y / bottom) ** 3) * r.between(0.35, 1)),
    );
  });
  return group(list);
}

/** A crescent whose lit side looks towards `angle` (degrees). */
export function crescent(x: number, y: number, r: number, fill: string, angle = 30): string {
  const d = `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r * 1.25} ${r * 1.25} 0 0 0 0 ${-r}Z`;
  return shape(d, fill, `transform="translate(${x} ${y}) rotate(${angle})"`);
}

/** Shafts of light from a point, fanned between two angles (degrees, 90 is down). */
export function shafts(
  brush: Brush,
  from: Point,
  {
    count,
    angles,
    length,
    colour,
    seed,
    opacity = 0.3,
    spread = 3,
  }: {
    count: number;
    angles: Point;
    length: number;
    colour: string;
    seed: number;
    opacity?: number;
    spread?: number;
  },
): string {
  const r = random(seed);
  const paint = brush.radial(
    [
      [0, colour, 0.9],
      [0.5, colour, 0.35],
      [1, colour, 0],
    ],
    from,
    length,
  );
  const list = Array.from({ length: count }, () => {
    const middle = r.between(angles[0], angles[1]);
    const half = r.between(0.3, 1) * spread;
    const ends = [middle - half, middle + half].map((a): Point => {
      const radians = (a * Math.PI) / 180;
      return [from[0] + Math.cos(radians) * length, from[1] + Math.sin(radians) * length];
    });
    return shape(straight([from, ...ends]), paint, faded(r.between(0.4, 1) * opacity));
  });
  return group(list);
}
