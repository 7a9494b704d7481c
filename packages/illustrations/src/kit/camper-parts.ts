import { type Brush, faded, group, shape } from './brush.ts';
import { box, disc, points, ribbon, smooth, straight } from './shapes.ts';

export type Paint = {
  readonly body: string;
  readonly shade: string;
  readonly trim: string;
  readonly glass: string;
  readonly tyre: string;
  readonly rim: string;
  readonly lamp: string;
};

/** A box with rounded corners: panes, hatches, openings. */
export const pane = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** A wheel standing on the ground line 0, in its arch. */
export const wheel = (x: number, r: number, { tyre, rim, shade }: Paint, arch = tyre) =>
  shape(
    `M${x - r * 1.22} ${-r * 0.9}A${r * 1.22} ${r * 1.22} 0 0 1 ${x + r * 1.22} ${-r * 0.9}Z`,
    arch,
  ) +
  shape(disc(x, -r, r), tyre) +
  shape(disc(x, -r, r * 0.62), rim) +
  shape(disc(x, -r, r * 0.62) + disc(x, -r, r * 0.5), shade, 'fill-rule="evenodd"') +
  shape(
    Array.from({ length: 6 }, (_, i) => {
      const a = (i * Math.PI) / 3 + 0.3;
      return disc(x + Math.cos(a) * r * 0.34, -r + Math.sin(a) * r * 0.34, r * 0.07);
    }).join('') + disc(x, -r, r * 0.13),
    shade,
  );

/** A made bed seen from its side, the pillows at the left; `y` is its underside. */
export const bed = (x: number, y: number, w: number, quilt: string, fold: string) =>
  shape(pane(x, y - 26, w, 26, 8), '#f4ead8') +
  shape(
    `M${x + w * 0.28} ${y - 28}Q${x + w * 0.34} ${y - 52} ${x + w * 0.5} ${y - 50}Q${x + w * 0.72} ${y - 58} ${x + w * 0.9} ${y - 48}Q${x + w} ${y - 44} ${x + w} ${y - 24}V${y - 6}H${x + w * 0.28}Z`,
    quilt,
  ) +
  shape(
    `M${x + w * 0.28} ${y - 28}Q${x + w * 0.34} ${y - 52} ${x + w * 0.5} ${y - 50}L${x + w * 0.44} ${y - 6}H${x + w * 0.28}Z`,
    fold,
  ) +
  shape(
    [0.56, 0.68, 0.8, 0.92].map((k) => box(x + w * k, y - 50, w * 0.018, 44)).join(''),
    fold,
    faded(0.75),
  ) +
  shape(
    smooth(points('0,0 4,-26 26,-34 62,-30 74,-12 68,2'), true),
    '#fffaf0',
    `transform="translate(${x + 6} ${y - 22}) scale(${w / 330})"`,
  ) +
  shape(
    smooth(points('30,0 40,-20 62,-24 82,-18 88,0'), true),
    '#e8dcc4',
    `transform="translate(${x + 6} ${y - 22}) scale(${w / 330})"`,
  );

/** The opened side of a vehicle: a lit room with a wooden wall, clipped to its outline. */
export const room = (
  b: Brush,
  outline: string,
  [x, y, w, h]: readonly [number, number, number, number],
  inside: readonly string[],
  edge: string,
) =>
  `${group(
    [
      shape(box(x, y, w, h), b.down('#f6cf95', '#c98d58')),
      shape(
        Array.from({ length: Math.floor(h / 30) }, (_, i) => box(x, y + 30 * i, w, 2)).join(''),
        '#a8693f',
        faded(0.35),
      ),
      ...inside,
    ],
    b.clip(outline),
  )}<path d="${outline}" fill="none" stroke="${edge}" stroke-width="9"/>`;

/** A lit strip under a ceiling, with the light that falls from it. */
export const lampStrip = (x: number, y: number, w: number, drop: number) =>
  shape(
    straight([
      [x, y],
      [x + w, y],
      [x + w * 1.2, y + drop],
      [x - w * 0.2, y + drop],
    ]),
    '#fff3c8',
    faded(0.35),
  ) + shape(pane(x, y - 4, w, 8, 4), '#fffbe6');

/** Lockers, worktop, hob with a kettle, fridge: a kitchen block `w` wide standing on `y`. */
export const kitchen = (x: number, y: number, w: number, h: number) =>
  shape(box(x, y - h, w, h), '#e9e2d2') +
  shape(box(x, y - h, w, 9), '#8a5a38') +
  shape(box(x + w * 0.5 - 2, y - h + 10, 4, h) + box(x, y - h * 0.5, w * 0.5, 4), '#b7a890') +
  shape(
    box(x + w * 0.2, y - h * 0.82, w * 0.12, 5) +
      box(x + w * 0.2, y - h * 0.38, w * 0.12, 5) +
      box(x + w * 0.72, y - h * 0.82, 5, 30),
    '#8a5a38',
  ) +
  shape(
    smooth(points('0,0 2,-22 14,-32 34,-32 44,-20 46,0'), true) +
      ribbon(points('44,-14 56,-22 60,-30'), 7, 4),
    '#b8452f',
    `transform="translate(${x + w * 0.16} ${y - h})"`,
  ) +
  shape(pane(x + w * 0.62, y - h - 26, 16, 26, 3), '#2f7a86') +
  shape(pane(x + w * 0.78, y - h - 20, 14, 20, 3), '#e0b04c');

/** A folding chair looking right (`turn` -1: left) on the ground line of its place. */
export const chair = (x: number, y: number, s: number, cloth: string, frame: string, turn = 1) =>
  group(
    [
      shape(
        ribbon(points('-34,-84 -6,-34 34,0'), 6, 6) + ribbon(points('36,-40 4,-26 -34,0'), 6, 6),
        frame,
      ),
      shape(straight(points('-40,-92 -26,-92 -2,-42 40,-46 40,-36 -8,-30')), cloth),
    ],
    `transform="translate(${x} ${y}) scale(${s * turn} ${s})"`,
  );

export const table = (x: number, y: number, s: number, top: string, frame: string) =>
  group(
    [
      shape(ribbon(points('-46,0 40,-58'), 5, 5) + ribbon(points('46,0 -40,-58'), 5, 5), frame),
      shape(box(-62, -66, 124, 9), top),
      shape(pane(-30, -86, 16, 20, 4), '#f4ead8'),
      shape(smooth(points('6,-66 4,-84 16,-94 30,-92 40,-82 38,-66'), true), '#c9d0cf'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );
