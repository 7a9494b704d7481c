import { shape } from '../kit/brush.ts';
import { ripples } from '../kit/dunes.ts';
import { birds, walker } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush, scrub } from '../kit/plants.ts';
import { plane, ridge } from '../kit/ridges.ts';
import { buttresses, clefts, stones, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, rows, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';

const light = lights['white-noon'];
const left = straight(
  points(
    '-10,40 120,70 250,60 380,120 470,110 560,190 610,300 600,400 650,470 636,560 676,640 660,720 700,800 690,860 -10,900',
  ),
);
const right = straight(
  points(
    '1610,20 1470,60 1360,50 1230,120 1130,130 1060,210 1030,320 1044,400 990,480 1000,570 956,650 968,730 930,800 940,860 1610,900',
  ),
);

/** El Kantara: the gate of the desert, palms seen through the cleft. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640 }),
  glow(b, [810, 330], 620, light.sun, 0.85),
  cloud(850, 170, 300, 30, '#fffaf0', 4, 0.6),
  plane(b, points('560,560 700,530 820,550 960,520 1100,556'), '#d9c39c', {
    seed: 4,
    rough: 10,
    haze: light.haze,
    foot: 700,
  }),
  plane(b, points('560,620 760,600 1100,620'), '#dcb57e', {
    seed: 6,
    rough: 6,
    haze: '#f0d5a0',
    foot: 760,
  }),
  shape(box(560, 660, 500, 190), b.down('#e6c488', '#b98a54')),
  ...Array.from({ length: 34 }, (_, i) =>
    palm(
      600 + ((i * 0.618) % 1) * 430,
      690 + (i % 5) * 20,
      80 + (i % 4) * 18,
      light.leaf,
      ['#a98a5e', '#6f5540'],
      i + 3,
      (i % 3) * 5 - 5,
    ),
  ),
  mist(b, 590, 130, '#f7e6c2', 0.45),
  shape(
    left,
    b.linear(
      [
        [0, '#b06a48'],
        [0.6, '#cf8a5a'],
        [0.85, '#a86548'],
        [1, '#8a4f40'],
      ],
      [0, 0],
      [700, 60],
    ),
  ),
  strata(b, left, [20, 900], ['#e6b07a', '#93543f', '#c07a50'], 7, -110, 0.5),
  buttresses(b, left, 7, [60, 880], '#6f3d36', 4, 0.42, [-20, 720]),
  clefts(b, left, 60, [70, 880], '#6f3d36', 5, 0.3, [-20, 700]),
  shape(
    right,
    b.linear(
      [
        [0, '#f3c48c'],
        [0.35, '#e2a668'],
        [1, '#bd7a4e'],
      ],
      [930, 0],
      [1600, 60],
    ),
  ),
  strata(b, right, [20, 900], ['#f9d9a6', '#b06f49', '#d2935e'], 12, 110, 0.5),
  buttresses(b, right, 7, [60, 880], '#a8643f', 9, 0.42, [930, 1620]),
  clefts(b, right, 50, [70, 880], '#9a5b42', 15, 0.3, [930, 1620]),
  scrub(
    points(
      '90,380 300,520 470,690 210,720 1180,560 1360,450 1500,690 1240,730 1090,700 600,800 1010,800',
    ),
    24,
    light.leaf,
    4,
  ),
  scrub(points('80,830 200,840 330,836 470,838 1000,836 1420,832 1540,836'), 46, light.leaf, 6),
  // The old bridge across the wadi, one round arch.
  shape(`M640 842V770L690 752H950L1000 770V842H916A96 96 0 0 0 724 842Z`, '#dfb07a'),
  shape('M640 770L690 752H950L1000 770L996 780L948 762H692L644 780Z', '#fbe2b2'),
  shape('M724 842A96 96 0 0 1 916 842L904 842A84 84 0 0 0 736 842Z', '#a8714d'),
  courses(b, box(640, 760, 360, 90), [640, 766, 84, 80], 14, '#9a6547', 4, 0.5),
  courses(b, box(640, 760, 360, 90), [916, 766, 84, 80], 14, '#9a6547', 5, 0.5),
  shape(
    under(
      ridge(points('-10,850 300,826 640,838 800,846 1000,836 1300,822 1610,840'), {
        seed: 8,
        rough: 10,
      }),
    ),
    b.linear(
      [
        [0, '#d8a86c'],
        [1, '#9a6c44'],
      ],
      [0, 820],
      [0, 1067],
    ),
  ),
  shape(
    'M738 842H904C900 880 980 920 1120 960C1260 1000 1300 1040 1280 1080H640C720 1040 860 1000 800 940C770 900 742 880 738 842Z',
    b.linear(
      [
        [0, '#bfd6c4'],
        [0.5, '#5fa3a2'],
        [1, '#2f7a86'],
      ],
      [0, 842],
      [0, 1067],
    ),
  ),
  ripples(50, [860, 1060], '#f2f6e6', 6, 0.55, [760, 1200]),
  road(points('120,1080 250,1010 420,950 530,900 610,860 650,845'), 170, 10, '#f0d09a'),
  ...rows('1120,900,230,20 1260,930,320,-26 1440,960,420,30 520,890,190,-12 1010,872,150,10').map(
    ([x = 0, y = 0, h = 0, lean = 0], i) =>
      palm(x, y, h, light.leaf, ['#b08c5e', '#5f4734'], i + 30, lean, '#c8742c'),
  ),
  ...Array.from({ length: 16 }, (_, i) =>
    bush(
      1060 + ((i * 97) % 540),
      930 + ((i * 31) % 60),
      110,
      56,
      ['#d98aa0', '#5d7a42', '#2f4a30'],
      i + 50,
    ),
  ),
  walker(352, 994, 112, '#c8553a', '#3f2c2a', 1, '#2f6a70'),
  walker(430, 968, 98, '#2f6a70', '#3f2c2a', -1, '#d9a04a'),
  walker(506, 926, 78, '#e0b04c', '#3f2c2a', 1, '#7a4434'),
  stones(40, [900, 1060], ['#f0cd98', '#a8714d'], 9, 40, [-10, 620]),
  stones(14, [980, 1060], ['#e6c08a', '#9a6547'], 19, 46, [1250, 1600]),
  tufts(50, [920, 1080], ['#a5a656', '#728040', '#4c5f30'], 6, 80, [-10, 330]),
  tufts(40, [980, 1080], ['#a5a656', '#728040', '#4c5f30'], 16, 80, [1280, 1600]),
  birds(6, [820, 330], 130, 18, '#7a5a48', 4),
];
