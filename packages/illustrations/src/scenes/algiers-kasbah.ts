import { sloop } from '../kit/boats.ts';
import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush } from '../kit/plants.ts';
import { plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import {
  archway,
  box,
  disc,
  heightAt,
  type Point,
  points,
  straight,
  under,
} from '../kit/shapes.ts';
import { crescent, glow, sky, stars, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { sea } from '../kit/water.ts';

const light = lights['blue-hour'];
const white = ['#f3e6df', '#c6cae0', '#8592bd'] as const;
const skyline: readonly Point[] = points(
  '-80,330 180,300 420,360 700,490 960,610 1180,680 1700,760',
);

/** A square minaret with its lantern, as above the lower kasbah. */
const minaret = (x: number, y: number, s: number) =>
  group([
    shape(box(x, y - 230 * s, 46 * s, 230 * s), '#c9cce2'),
    shape(box(x + 46 * s, y - 230 * s, 18 * s, 230 * s), '#6f7eb0'),
    shape(
      [0, 1, 2, 3].map((i) => box(x + (2 + i * 11.5) * s, y - 242 * s, 7 * s, 13 * s)).join(''),
      '#dcdbea',
    ),
    shape(
      archway(x + 9 * s, y - 150 * s, 11 * s, 42 * s) +
        archway(x + 26 * s, y - 150 * s, 11 * s, 42 * s),
      '#54659c',
    ),
    shape(box(x + 6 * s, y - 214 * s, 34 * s, 34 * s), '#7f8fbd', faded(0.6)),
    shape(box(x + 14 * s, y - 282 * s, 22 * s, 54 * s), '#d5d6e8'),
    shape(box(x + 30 * s, y - 282 * s, 10 * s, 54 * s), '#7f8dba'),
    shape(archway(x + 18 * s, y - 240 * s, 9 * s, 24 * s), light.lamp),
    shape(
      `M${x + 12 * s} ${y - 282 * s}Q${x + 14 * s} ${y - 304 * s} ${x + 26 * s} ${y - 310 * s}Q${x + 40 * s} ${y - 304 * s} ${x + 42 * s} ${y - 282 * s}Z`,
      '#8fa0cb',
    ),
    shape(box(x + 25.5 * s, y - 336 * s, 2.4 * s, 28 * s), '#dcd6e0'),
  ]);

const houses = (seed: number, [from, to]: Point, rows: number, size: Point) =>
  town({
    seed,
    rows,
    size,
    walls: [white, ['#f7eadb', '#d3cfe0', '#8d96bd'], ['#e4e0ea', '#b3bcdb', '#7381b1']],
    haze: '#7f8fbe',
    air: 0.42 * (1 - from),
    side: 0.26,
    opening: '#33467e',
    lamp: light.lamp,
    lamps: 0.34,
    arched: true,
    domed: true,
    base: (x, depth) =>
      heightAt(skyline, x) + (from + (to - from) * depth) * (1120 - heightAt(skyline, x)),
    span: (depth) => [-80, 760 + 900 * (from + (to - from) * depth) ** 0.8],
  });

/** The kasbah of Algiers: terraces climbing above the bay at nightfall. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560 }),
  stars(70, 300, 4),
  crescent(430, 150, 30, light.sun, 25),
  streaks(9, [250, 440], '#f6c8ac', 12, 0.5),
  glow(b, [1250, 560], 620, '#ffc08f', 0.5),
  plane(
    b,
    points('520,560 700,540 900,512 1100,520 1300,488 1450,500 1610,470'),
    mix(light.land[0], light.haze, 0.35),
    { seed: 4, rough: 12, foot: 566 },
  ),
  plane(b, points('1100,560 1300,548 1480,528 1610,520'), light.land[0], {
    seed: 7,
    rough: 8,
    foot: 566,
  }),
  shape(
    Array.from({ length: 60 }, (_, i) =>
      disc(720 + i * 15 + 9 * Math.sin(i * 7.3), 553 + 5 * Math.sin(i * 3.1), 1.7),
    ).join(''),
    light.lamp,
    faded(0.85),
  ),
  sea(b, [560, 960], ['#d9aea6', '#6c7fac', '#2a4474'], {
    seed: 6,
    sunX: 1260,
    glint: '#ffd9b4',
    glints: 130,
    spread: 190,
    left: 400,
  }),
  shape(straight(points('1080,688 1490,668 1500,678 1090,702')), light.land[2]),
  shape(box(1484, 634, 10, 38) + box(1480, 630, 18, 6), light.land[2]),
  glow(b, [1489, 630], 46, light.lamp, 0.9),
  sloop(1330, 640, 44, ['#e9dbe0', '#d3c8d8'], light.land[2], 2),
  sloop(1180, 612, 28, ['#e9dbe0', '#d3c8d8'], light.land[1], 1),
  shape(
    under(points('-10,340 180,300 420,360 700,490 960,610 1180,690 1400,860 1610,1000'), 1080),
    '#5b6da3',
  ),
  houses(3, [0.03, 0.34], 7, [40, 58]),
  minaret(640, 700, 1),
  houses(8, [0.4, 0.68], 4, [66, 86]),
  palm(980, 850, 150, [light.leaf[0], light.leaf[1], light.leaf[2]], ['#53658f', '#2b3d6b'], 3, 12),
  houses(12, [0.74, 1.1], 5, [88, 118]),
  glow(b, [700, 900], 520, '#ffb873', 0.22),
  shape(straight(points('-10,968 520,1000 560,1090 -10,1090')), '#1f2c5a'),
  shape(straight(points('-10,952 528,986 524,1004 -10,972')), '#5c6ba3'),
  bush(90, 1000, 420, 210, ['#b6476f', '#5d3560', '#1c2345'], 5),
  bush(300, 1010, 260, 120, ['#c6557a', '#53355f', '#1a2143'], 9),
];
