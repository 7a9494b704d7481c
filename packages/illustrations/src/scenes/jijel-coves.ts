import { boat } from '../kit/boats.ts';
import { type Brush, faded, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { slope, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import { buttresses, clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { lens, type Point, points, smooth, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

const headland = (
  b: Brush,
  profile: readonly Point[],
  foot: number,
  [lit, dark]: readonly [string, string],
  haze: string,
  seed: number,
  trees: number,
) => {
  const [from, to] = [profile[0]?.[0] ?? 0, profile[profile.length - 1]?.[0] ?? 0];
  return [
    mountain(b, profile, {
      seed,
      lit,
      dark,
      haze,
      foot,
      rough: 12,
      scale: 44,
      from: 'left',
      window: 5,
      spurs: 0.35,
    }),
    scrub(
      slope(profile, foot, trees * 5, seed, [0.05, 0.72]),
      15 + trees * 0.3,
      [mix('#8fab6c', haze, 0.3), mix('#4f8360', haze, 0.22), mix('#2f6350', haze, 0.16)],
      seed,
    ),
    foam(
      Array.from(
        { length: Math.round((to - from) / 22) },
        (_, i): Point => [from + i * 22, foot + 2 + 4 * Math.sin(i * 1.9)],
      ),
      '#fffdf4',
      seed,
      1,
    ),
  ];
};

/** The corniche of Jijel: red cliffs, cork oak, coves of clear water one after another. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 500, sun: [260, 300], size: 32 }),
  cloud(1050, 150, 480, 60, '#fff6e6', 5, 0.7),
  streaks(8, [100, 330], '#fff2de', 8, 0.55),
  mountain(b, points('560,500 700,440 840,400 980,330 1120,350 1260,260 1420,300 1610,220'), {
    seed: 4,
    lit: light.land[0],
    dark: '#84b0b4',
    haze: light.haze,
    foot: 512,
    rough: 20,
    spurs: 0.2,
  }),
  sea(b, [496, 1080], ['#bfe6d6', '#35aab0', '#0a6a78'], {
    seed: 6,
    sunX: 260,
    glints: 220,
    spread: 180,
    waves: 110,
  }),
  ...headland(
    b,
    points('640,560 720,500 820,470 920,440 1060,420 1260,360 1430,340 1610,300'),
    566,
    ['#bfae86', '#6f9a8e'],
    '#dfd6b0',
    9,
    20,
  ),
  shape(
    smooth(
      points('880,576 1040,566 1240,570 1440,580 1620,590 1620,660 1380,640 1120,640 930,620'),
      true,
    ),
    '#8fe0cf',
    faded(0.55),
  ),
  ...headland(
    b,
    points('780,668 840,600 910,560 1020,548 1130,500 1280,480 1420,430 1610,400'),
    676,
    ['#d09a6a', '#5a7f70'],
    '#a9a77c',
    14,
    26,
  ),
  shape('M1040 676Q1050 634 1078 630Q1106 634 1110 676Z', '#2d4f4f'),
  shape(
    smooth(points('930,690 1100,680 1340,690 1620,700 1620,830 1380,800 1130,770 980,730'), true),
    '#7fe0d0',
    faded(0.6),
  ),
  shape(
    smooth(points('1180,700 1400,694 1620,700 1620,770 1420,748 1260,730'), true),
    '#c9f2df',
    faded(0.7),
  ),
  shape(smooth(points('1290,712 1420,694 1630,690 1630,738 1500,728 1380,728'), true), '#fbe6bd'),
  // The road cut along the cliff, a low white wall on its sea side.
  shape(
    'M1620 560C1500 566 1420 590 1330 606C1240 622 1150 622 1080 640L1076 632C1150 612 1240 610 1326 594C1420 576 1500 552 1620 546Z',
    '#f6ead2',
    faded(0.9),
  ),
  boat(700, 790, 120, ['#fff6e6', '#2f7f87'], '#8d5436'),
  shape(lens(704, 802, 170, 7), '#0c6470', faded(0.5)),
  boat(880, 742, 84, [light.roof, '#fff3df'], '#6d3b2c'),
  shape(lens(884, 750, 120, 5), '#0c6470', faded(0.5)),
  shape(
    under(
      ridge(points('-10,520 120,560 220,640 300,760 330,860 420,960 470,1090'), {
        seed: 12,
        rough: 20,
        scale: 40,
      }),
    ),
    b.linear(
      [
        [0, '#c98a60'],
        [0.5, '#9a6048'],
        [1, '#4d4a40'],
      ],
      [0, 520],
      [0, 1000],
    ),
  ),
  buttresses(
    b,
    under(points('-10,520 120,560 220,640 300,760 330,860 420,960 470,1090')),
    5,
    [520, 1080],
    '#4a3a38',
    4,
    0.5,
    [0, 430],
  ),
  clefts(
    b,
    under(points('-10,520 120,560 220,640 300,760 330,860 420,960 470,1090')),
    40,
    [560, 1080],
    '#5c4238',
    6,
    0.5,
    [-10, 420],
  ),
  strata(
    b,
    under(points('-10,520 120,560 220,640 300,760 330,860 420,960 470,1090')),
    [520, 1080],
    ['#e0a878', '#7a5040'],
    6,
    -50,
    0.4,
  ),
  foam(
    Array.from({ length: 16 }, (_, i): Point => [316 + i * 12, 850 + i * 16]),
    '#fffdf4',
    6,
    1.4,
  ),
  ...points('60,560 150,600 20,640 210,690 110,720').map(([x = 0, y = 0], i) =>
    bush(x, y, 130, 72, light.leaf, i + 4),
  ),
  shape(
    under(
      ridge(points('900,1090 1080,1000 1240,960 1400,900 1610,850'), {
        seed: 16,
        rough: 18,
        scale: 50,
      }),
    ),
    light.leaf[2],
  ),
  tufts(50, [950, 1080], [light.leaf[0], light.leaf[1], light.leaf[2]], 9, 80, [1040, 1600]),
  pine(1560, 1010, 430, light.leaf, ['#a47a58', '#463b34'], 9, -20),
  bush(1560, 1080, 260, 150, [light.leaf[1], light.leaf[2], light.dark], 5),
  pine(40, 820, 400, light.leaf, ['#a47a58', '#463b34'], 19, 70),
  birds(8, [600, 300], 190, 22, '#4f8486', 8),
];
