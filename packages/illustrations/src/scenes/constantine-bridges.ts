import { group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { road } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { buttresses, clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import {
  archway,
  box,
  craggy,
  disc,
  type Point,
  points,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { glow, mist, sky, stars, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { pine } from '../kit/trees.ts';

const light = lights['blue-hour'];
const rock = ['#a08f9d', '#6d6a92', '#3c4577'] as const;
const left = straight(
  points(
    '-10,356 210,350 470,372 560,384 566,440 586,520 572,600 606,700 596,800 650,920 660,1080 -10,1080',
  ),
);
const right = straight(
  points(
    '1610,330 1380,350 1190,384 1120,392 1108,470 1124,560 1080,660 1090,780 1040,880 1010,1080 1610,1080',
  ),
);

const innerLeft = craggy(
  points('540,690 620,706 690,760 720,820 790,850 800,930 786,1090 520,1090'),
  5,
  14,
);
const innerRight = craggy(
  points('1140,640 1060,700 980,730 950,800 900,840 886,930 850,980 880,1090 1180,1090'),
  9,
  14,
);

const pylon = (x: number) =>
  group([
    shape(box(x - 34, 256, 68, 160), '#cdb8b6'),
    shape(box(x + 12, 256, 22, 160), '#8880a6'),
    shape(
      box(x - 40, 250, 80, 10) +
        [0, 1, 2, 3, 4].map((i) => box(x - 38 + i * 16.5, 240, 10, 12)).join(''),
      '#dcc6bd',
    ),
    shape(archway(x - 16, 416, 32, 96), '#4c5489'),
    shape(box(x - 38, 316, 76, 5), '#a99bad'),
  ]);

/** Sidi M'Cid: two stone gates, a parabola of cables, a deck far above the Rhumel. */
const bridge = () => {
  const sag = (x: number) => 262 + 118 * (1 - ((x - 840) / 270) ** 2);
  const xs = Array.from({ length: 37 }, (_, i) => 570 + i * 15);
  const cable = (line: readonly Point[], w: number) =>
    `<path d="${smooth(line)}" fill="none" stroke="#2a3564" stroke-width="${w}"/>`;
  return group([
    ...[570, 1110].map((x, i) =>
      cable(
        [
          [x, 262],
          [x + (i ? 1 : -1) * 80, 336],
          [x + (i ? 1 : -1) * 190, 404],
        ],
        3.6,
      ),
    ),
    cable(
      xs.map((x): Point => [x, sag(x)]),
      4.4,
    ),
    shape(xs.map((x) => box(x - 0.8, sag(x), 1.6, 408 - sag(x))).join(''), '#2a3564'),
    shape(box(430, 404, 800, 12), '#2f3968'),
    shape(box(430, 401, 800, 4), '#d9b3a6'),
    shape(
      Array.from({ length: 44 }, (_, i) =>
        straight([
          [574 + i * 12.2, 416],
          [580 + i * 12.2, 426],
          [586 + i * 12.2, 416],
        ]),
      ).join(''),
      '#2f3968',
    ),
    shape(box(570, 425, 540, 2.5), '#2f3968'),
    ...[600, 680, 760, 840, 920, 1000, 1080].map((x) => shape(disc(x, 396, 3.4), light.lamp)),
    pylon(570),
    pylon(1110),
  ]);
};

/** Constantine: the city on its rock, the gorge, and the bridge hung between. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640 }),
  stars(50, 240, 9),
  streaks(12, [240, 430], '#f8c7a6', 6, 0.6),
  glow(b, [850, 560], 470, '#ffca90', 0.95),
  mountain(b, points('300,540 560,520 700,480 830,500 960,470 1110,520 1400,540'), {
    seed: 4,
    lit: '#c9a9b2',
    dark: '#a08fb0',
    haze: '#f3c9ac',
    foot: 660,
    rough: 14,
    from: 'right',
  }),
  plane(b, points('400,590 700,574 900,586 1300,566'), '#b094ae', {
    seed: 6,
    rough: 8,
    haze: '#f0c2a6',
    foot: 720,
  }),
  plane(b, points('400,650 640,628 860,660 1000,640 1300,620'), '#8a7fa8', {
    seed: 9,
    rough: 12,
    haze: '#d9ac9f',
    foot: 900,
  }),
  shape(box(500, 880, 700, 200), b.down('#c39fa6', '#6f6796')),
  mist(b, 590, 180, '#f3c9ac', 0.7),
  ...(
    [
      [innerLeft, '#8b7ba2', '#3b4376', 17],
      [innerRight, '#a58aa2', '#454b7e', 23],
    ] as const
  ).flatMap(([d, top, low, seed]) => [
    shape(
      d,
      b.linear(
        [
          [0, top],
          [1, low],
        ],
        [0, 640],
        [0, 1060],
      ),
    ),
    strata(b, d, [650, 1080], ['#b796a2', '#4a5084'], seed, 6, 0.5),
    clefts(b, d, 40, [660, 1080], '#333c6e', seed, 0.6, [540, 1140]),
  ]),
  road(points('868,700 850,740 876,790 838,850 852,910 816,970 830,1085'), 5, 70, '#f0c4ac'),
  mist(b, 640, 200, '#eec0a8', 0.45),
  shape(left, b.across('#4a4f80', '#6a678f', '#b898a0')),
  strata(b, left, [372, 1080], [rock[0], rock[2], '#52588a'], 6, 24, 0.5),
  buttresses(b, left, 7, [380, 1080], '#333e70', 3, 0.5, [-20, 640]),
  clefts(b, left, 40, [380, 1080], '#2c3768', 5, 0.6, [-20, 660]),
  shape(right, b.across('#5f6290', '#4a5184', '#343f72')),
  strata(b, right, [372, 1080], [rock[1], rock[2], '#525a8d'], 12, -20, 0.5),
  buttresses(b, right, 6, [390, 1080], '#2a3565', 8, 0.55, [1000, 1620]),
  clefts(b, right, 40, [380, 1080], '#27315f', 15, 0.6, [1000, 1620]),
  town({
    seed: 14,
    rows: 7,
    size: [28, 40],
    walls: [
      ['#f0d5c6', '#b8a8be', '#6a6c9e'],
      ['#e2c7c2', '#a79dba', '#61669b'],
      ['#f5e0cf', '#c7b6c4', '#7576a4'],
    ],
    haze: '#a9a4c4',
    air: 0.4,
    side: 0.25,
    opening: '#3a467c',
    lamp: light.lamp,
    lamps: 0.55,
    tall: 1.35,
    base: (x, depth) => 366 + depth * 34 - Math.max(0, 260 - x) * 0.04,
    span: () => [-60, 470],
  }),
  shape(box(296, 196, 26, 150) + box(302, 168, 14, 30), '#e6cfc8'),
  shape(box(312, 196, 10, 150) + box(311, 168, 5, 30), '#8a80a8'),
  shape('M300 168Q309 148 318 168Z', '#6f86a0'),
  shape(archway(302, 240, 7, 22), light.lamp),
  shape(straight(points('420,380 424,398 560,404 560,424 400,424 396,384')), '#6a678f'),
  glow(b, [250, 330], 330, light.lamp, 0.3),
  bush(1300, 372, 160, 70, light.leaf, 3),
  bush(1430, 360, 200, 90, light.leaf, 4),
  bush(1560, 350, 200, 110, light.leaf, 5),
  shape(`M1440 300V190H1520V300H1500V244A20 20 0 0 0 1460 244V300Z`, '#d6c0bd'),
  shape('M1508 300V190H1520V300Z', '#8880a6'),
  shape(box(1434, 184, 92, 9) + box(1436, 166, 88, 6) + box(1442, 170, 76, 16), '#e2ccc4'),
  shape(
    smooth(
      points('1478,166 1474,140 1462,128 1479,132 1481,122 1484,132 1500,126 1487,142 1484,166'),
      true,
    ),
    '#5a6090',
  ),
  bush(1380, 322, 120, 50, light.leaf, 6),
  bush(1540, 312, 160, 60, light.leaf, 7),
  bridge(),
  birds(9, [850, 560], 170, 17, '#3d467a', 12),
  mist(b, 840, 240, '#5d6699', 0.35),
  shape(
    under(ridge(points('-10,900 200,960 420,1040 520,1080'), { seed: 4, rough: 22 })),
    light.dark,
  ),
  shape(under(ridge(points('1180,1080 1350,1010 1610,900'), { seed: 7, rough: 22 })), light.dark),
  agave(150, 960, 130, ['#50669a', '#2c4070', '#16254a'], 3, 300),
  pine(1500, 1010, 420, [light.leaf[1], light.leaf[2], light.dark], ['#3b4470', '#1b2548'], 5, -60),
];
