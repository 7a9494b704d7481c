import { type Brush, group, shape } from '../kit/brush.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { scrub } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, heightAt, type Point, points, rows, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['white-noon'];
const cone: readonly Point[] = points(
  '120,860 260,760 420,640 560,520 680,420 760,366 830,366 920,420 1050,530 1200,650 1350,760 1500,860',
);

/** The leaning obelisk of the mosque, ending in four fingers. */
const minaret = (b: Brush) =>
  group(
    [
      shape(
        straight(points('-44,0 -22,-252 22,-252 44,0')),
        b.across('#fae6bf', '#eccb94', '#b98a5c'),
      ),
      shape(
        [-26, -10, 6, 19]
          .map((x) =>
            straight([
              [x - 4, -250],
              [x + 2, -296],
              [x + 9, -250],
            ]),
          )
          .join(''),
        '#f3d8a6',
      ),
      shape(straight(points('19,-250 23,-296 28,-250')), '#b98a5c'),
      shape(box(-25, -258, 50, 10), '#e2bd85'),
      shape(
        [-60, -120, -180].map((y) => box(-6, y, 8, 18)).join('') +
          box(-12, -236, 9, 14) +
          box(5, -236, 9, 14),
        '#8a5f45',
      ),
    ],
    'transform="translate(796 404) scale(.82)"',
  );

/** Ghardaïa: a cone of houses crowned by its minaret, the palm grove below. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 620 }),
  glow(b, [280, 80], 760, light.sun, 0.85),
  cloud(1280, 190, 380, 36, '#fffaf0', 5, 0.6),
  streaks(5, [120, 260], '#ffffff', 8, 0.5),
  mountain(
    b,
    points('-10,500 140,486 300,520 480,500 800,540 1100,498 1300,478 1500,490 1610,470'),
    {
      seed: 6,
      lit: '#d9c39a',
      dark: '#b89b7c',
      haze: light.haze,
      foot: 760,
      rough: 10,
      spurs: 0.25,
      scale: 120,
    },
  ),
  plane(b, points('-10,620 240,600 480,650 1100,650 1360,590 1610,610'), '#d3b181', {
    seed: 9,
    rough: 10,
    haze: '#c9a66c',
    foot: 1000,
  }),
  mist(b, 560, 170, light.haze, 0.5),
  shape(under(cone, 1000), '#caa071'),
  minaret(b),
  town({
    seed: 22,
    rows: 16,
    size: [34, 66],
    walls: [
      ['#fff0cf', '#e3bd85', '#a97b56'],
      ['#fbe2b4', '#d6a670', '#9c6b4b'],
      ['#fdf5e4', '#ead2a8', '#b08c6a'],
      ['#e6ece2', '#c3d0cc', '#8ea2a4'],
      ['#f6d2a2', '#cb8f60', '#8f5a44'],
    ],
    haze: '#eddcb8',
    air: 0.3,
    side: 0.3,
    opening: '#70503f',
    arched: true,
    base: (x, d) => {
      const top = heightAt(cone, x);
      const y = 416 + d * 470;
      return y < top + 20 ? undefined : y + Math.abs(x - 800) * 0.02;
    },
    span: (d) => [800 - 130 - d * 560, 800 + 90 + d * 540],
  }),
  glow(b, [420, 420], 520, '#fff2cf', 0.35),
  scrub(
    Array.from(
      { length: 70 },
      (_, i): Point => [((i * 0.618) % 1) * 1640 - 20, 888 + (i % 4) * 12],
    ).sort((p, q) => p[1] - q[1]),
    34,
    light.leaf,
    6,
  ),
  ...Array.from({ length: 46 }, (_, i) => {
    const t = (i * 0.618) % 1;
    return palm(
      -20 + t * 1640,
      912 + (i % 5) * 14,
      92 + (i % 4) * 18,
      light.leaf,
      ['#a9835a', '#6b4e3a'],
      i + 3,
      (i % 3) * 5 - 5,
    );
  }),
  plane(b, points('-10,960 500,940 1100,965 1610,945'), '#7d8146', {
    seed: 14,
    rough: 9,
    haze: '#3d4d2b',
  }),
  ...rows('90,1110,400,30 300,1130,280,-10 1500,1120,420,-40 1300,1130,260,16').map(
    ([x = 0, y = 0, h = 0, lean = 0], i) =>
      palm(x, y, h, light.leaf, ['#a07a52', '#54402f'], i + 60, lean, '#c9762f'),
  ),
  tufts(60, [1000, 1090], [light.leaf[1], light.leaf[2]], 5, 80),
];
