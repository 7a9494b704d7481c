import { faded, shape } from '../kit/brush.ts';
import { walker } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { atlasCedar } from '../kit/old-cedar.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, ribbon, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, shafts, sky } from '../kit/sky.ts';
import { cedar } from '../kit/trees.ts';

const light = lights['white-noon'];

/** A forest path under old cedars, walkers on it, the rock of the Djurdjura beyond. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 520 }),
  glow(b, [1050, 120], 760, light.sun, 0.95),
  cloud(760, 130, 340, 36, '#fffdf4', 6, 0.6),
  mountain(
    b,
    points(
      '-10,440 160,360 330,400 520,270 660,190 760,250 900,170 1040,270 1200,230 1380,350 1610,320',
    ),
    {
      seed: 12,
      lit: '#d4d8cd',
      dark: '#9fb3b6',
      haze: '#ecebd6',
      foot: 600,
      rough: 26,
      spurs: 0.2,
    },
  ),
  mist(b, 400, 170, '#f4f1dc', 0.7),
  plane(b, points('-10,520 300,500 700,530 1100,505 1610,520'), '#9db583', {
    seed: 8,
    rough: 12,
    haze: '#d3dab0',
    foot: 700,
  }),
  ...Array.from({ length: 46 }, (_, i) =>
    cedar(
      ((i * 0.618) % 1) * 1640 - 20,
      560 + (i % 5) * 12,
      120 + (i % 5) * 34,
      ['#adc09a', '#8aa888', '#6f947d'],
      '#8d876e',
      i + 3,
    ),
  ),
  mist(b, 490, 140, '#f0f1da', 0.6),
  shafts(b, [1180, -160], {
    count: 11,
    angles: [84, 128],
    length: 1150,
    colour: '#fff8dc',
    seed: 6,
    opacity: 0.4,
    spread: 2.6,
  }),
  plane(b, points('-10,640 400,610 800,600 1200,615 1610,640'), '#a9b268', {
    seed: 9,
    rough: 8,
    haze: '#7f8a44',
    foot: 1100,
  }),
  road(
    points('850,604 800,640 860,690 960,740 940,820 800,920 700,1080'),
    14,
    420,
    b.linear(
      [
        [0, '#f3e2b6'],
        [1, '#c79e66'],
      ],
      [0, 600],
      [0, 1067],
    ),
  ),
  ...points('330,700 470,660 1180,668 1330,690').map(([x = 0, y = 0], i) =>
    atlasCedar(
      x,
      y,
      330 + (i % 2) * 60,
      ['#9cb07e', '#67885f', '#3f6350'],
      ['#8f7a5c', '#5f5040'],
      i + 21,
    ),
  ),
  // Steps of rock, a waymark, and the walkers in the open, above the middle.
  walker(846, 692, 108, '#c8553a', '#3f2c2a', 1, '#2f6a70'),
  walker(912, 724, 122, '#e0b04c', '#3f2c2a', -1, '#7a4434'),
  walker(818, 652, 84, '#2f6a70', '#3f2c2a', 1, '#d9a04a'),
  shape(ribbon(points('1040,760 1046,640'), 10, 9), '#6b5038') +
    shape(straight(points('1000,650 1090,646 1108,660 1092,676 1002,680')), '#f4e4bc') +
    shape(box(1020, 658, 54, 7) + box(1020, 667, 54, 6), '#c8553a'),
  shape(
    under(ridge(points('-10,830 200,800 420,850 560,960 620,1080'), { seed: 5, rough: 10 })),
    '#6f7d3e',
  ),
  shape(
    under(ridge(points('1010,1080 1080,940 1200,850 1400,800 1610,790'), { seed: 7, rough: 10 })),
    '#6f7d3e',
  ),
  atlasCedar(150, 900, 880, light.leaf, ['#9a7c56', '#4f3f30'], 7),
  atlasCedar(1440, 890, 940, light.leaf, ['#9a7c56', '#4f3f30'], 15),
  ...Array.from({ length: 12 }, (_, i) =>
    bush(
      i < 6 ? 20 + i * 84 : 1160 + (i - 6) * 84,
      950 + (i % 3) * 34,
      150,
      70,
      light.leaf,
      i + 40,
    ),
  ),
  stones(34, [860, 1060], ['#e6dcbc', '#93866a'], 9, 44),
  tufts(110, [880, 1080], ['#b9bb64', '#828f45', '#55632f'], 9, 84),
  shape(box(-10, 1040, 1620, 40), '#3c4726', faded(0.15)),
];
