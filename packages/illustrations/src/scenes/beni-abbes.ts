import { shape } from '../kit/brush.ts';
import { place } from '../kit/campers.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { estate } from '../kit/off-road.ts';
import { palm } from '../kit/palms.ts';
import { ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, points, straight, under } from '../kit/shapes.ts';
import { crescent, glow, mist, sky, stars, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['blue-hour'];
const paint = {
  body: '#f1e2d2',
  shade: '#7d7492',
  trim: '#a8432b',
  glass: '#1b2f52',
  tyre: '#121c38',
  rim: '#c9c3d6',
  lamp: '#fff3c8',
};

/** The western oases by road: lamps of Béni Abbès below its dune, a four-by-four coming home. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 600 }),
  stars(240, 420, 34),
  crescent(330, 170, 36, light.sun, 28),
  streaks(9, [330, 540], '#f8c4a0', 8, 0.5),
  glow(b, [1400, 600], 700, '#ffb98a', 0.55),
  dune(b, {
    peak: [1240, 400],
    left: [760, 640],
    right: [1900, 640],
    crest: [1300, 640],
    lit: ['#c99c9a', '#a98a98'],
    dark: ['#66699a', '#6d6c97'],
    base: 720,
    rim: '#f0cdb4',
  }),
  dune(b, {
    peak: [520, 210],
    left: [-240, 660],
    right: [1200, 670],
    crest: [620, 660],
    lit: ['#d6a59a', '#a88896'],
    dark: ['#5a5f95', '#6a6a98'],
    base: 720,
    bend: 0.3,
    rim: '#f4d3b6',
  }),
  mist(b, 540, 140, '#c9a5ac', 0.4),
  shape(
    under(ridge(points('-10,680 300,650 700,640 1100,656 1610,690'), { seed: 5, rough: 6 }), 900),
    b.linear(
      [
        [0, '#8d7f9c'],
        [1, '#4a4a7e'],
      ],
      [0, 640],
      [0, 900],
    ),
  ),
  town({
    seed: 5,
    rows: 6,
    size: [30, 50],
    walls: [
      ['#e9dcd8', '#b9acc0', '#6a6898'],
      ['#f1d9c4', '#c4a8b0', '#75668c'],
    ],
    haze: '#b3a5bd',
    air: 0.35,
    opening: '#2b3566',
    lamp: light.lamp,
    lamps: 0.5,
    arched: true,
    domed: true,
    base: (x, d) => 640 + d * 96 + Math.abs(x - 620) * 0.03,
    span: (d) => [230 - 60 * d, 1010 + 40 * d],
  }),
  shape(box(596, 474, 48, 180), b.across('#f1e6e2', '#b9acc0', '#6a6898')) +
    shape(box(588, 466, 64, 12), '#f1e6e2') +
    shape('M600 466Q620 436 640 466Z', '#d9ccd4') +
    shape(box(612, 510, 16, 22), light.lamp),
  ...Array.from({ length: 44 }, (_, i) =>
    palm(
      ((i * 0.618) % 1) * 1640 - 20,
      790 + (i % 5) * 22,
      96 + (i % 5) * 20,
      light.leaf,
      ['#6f6078', '#2f2c4a'],
      i + 3,
      (i % 3) * 5 - 5,
    ),
  ),
  shape(
    under(ridge(points('-10,890 300,866 700,856 1100,850 1610,820'), { seed: 7, rough: 6 })),
    b.linear(
      [
        [0, '#9c8496'],
        [0.4, '#5c5a88'],
        [1, '#232d5c'],
      ],
      [0, 830],
      [0, 1067],
    ),
  ),
  ripples(50, [880, 1050], '#c9a3a0', 8, 0.3),
  road(points('1160,852 1120,880 1040,930 900,990 640,1090'), 40, 520, '#35406c'),
  ...[0.16, 0.32, 0.5, 0.72].map((t) =>
    shape(
      straight([
        [1134 - 430 * t ** 1.4, 866 + 200 * t],
        [1140 - 430 * t ** 1.4 + 8 * t, 866 + 200 * t],
        [1112 - 440 * t ** 1.4, 884 + 214 * t],
        [1100 - 440 * t ** 1.4, 884 + 214 * t],
      ]),
      '#f1e2d2',
    ),
  ),
  // A kilometre stone, white with its red cap.
  shape('M1290 990V900Q1290 860 1326 860Q1362 860 1362 900V990Z', '#f1e6e2') +
    shape('M1290 902Q1290 860 1326 860Q1362 860 1362 902Z', '#c8533f') +
    shape(box(1304, 920, 44, 8) + box(1310, 938, 32, 8), '#4a4a7e'),
  place(estate(b, paint), 330, 980, 0.5),
  shape(
    straight(points('812,864 1180,830 1180,960 812,880')),
    b.linear(
      [
        [0, '#ffe9b0', 0.6],
        [1, '#ffe9b0', 0],
      ],
      [812, 870],
      [1180, 880],
    ),
  ),
  shape(disc(808, 866, 12, 16), '#fffbe6'),
  ...[
    [1500, 1010, 470, -50],
    [90, 1000, 400, 40],
  ].map(([x = 0, y = 0, h = 0, lean = 0], i) =>
    palm(x, y, h, light.leaf, ['#6f6078', '#2f2c4a'], i + 70, lean),
  ),
  shape(under(ridge(points('-10,1030 300,1046 620,1090'), { seed: 8, rough: 6 })), light.dark),
  tufts(30, [1010, 1080], [light.dark, '#1b2750'], 6, 90, [1150, 1610]),
];
