import { shape } from '../kit/brush.ts';
import { place } from '../kit/campers.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { lowProfile } from '../kit/motorhomes.ts';
import { reeds, scrub } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { points, under } from '../kit/shapes.ts';
import { mist, pool, sky, streaks } from '../kit/sky.ts';
import { cypress, tree } from '../kit/trees.ts';
import { sea } from '../kit/water.ts';

const light = lights['red-evening'];

/** The low-profile motorhome by a reservoir in the evening: an island bed, a long lit window. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 580, sun: [1290, 440], size: 46, glow: 1.1 }),
  streaks(12, [110, 430], '#ffd39c', 18, 0.5),
  mountain(
    b,
    points('-10,480 180,400 340,450 520,360 700,440 900,500 1080,470 1260,520 1420,440 1610,400'),
    {
      seed: 5,
      lit: '#d98a68',
      dark: '#a8585a',
      haze: light.haze,
      foot: 610,
      rough: 18,
      from: 'right',
    },
  ),
  plane(b, points('-10,580 300,560 700,590 1000,584 1300,590 1610,560'), '#a8544c', {
    seed: 5,
    rough: 9,
    haze: '#d9805a',
    foot: 700,
  }),
  sea(b, [612, 860], ['#f7b679', '#b8646a', '#5c3f60'], {
    seed: 5,
    sunX: 1290,
    glint: '#ffe2a8',
    glints: 150,
    spread: 120,
  }),
  mist(b, 560, 100, '#f9bd84', 0.4),
  shape(
    under(ridge(points('-10,820 500,806 1100,812 1610,800'), { seed: 7, rough: 6 })),
    b.linear(
      [
        [0, '#b8653f'],
        [0.3, '#8f4538'],
        [1, '#4b2030'],
      ],
      [0, 800],
      [0, 1067],
    ),
  ),
  scrub(points('60,826 220,822 420,826 900,824 1240,822 1400,826 1560,820'), 40, light.leaf, 6),
  cypress(110, 850, 430, light.leaf),
  cypress(190, 856, 350, light.leaf),
  tree(1500, 900, 400, light.leaf, '#3f2430', 9),
  place(
    lowProfile(b, {
      body: '#f3d9b8',
      shade: '#a9766a',
      trim: '#4a3a66',
      glass: '#3a2440',
      tyre: '#241426',
      rim: '#ead2b8',
      lamp: '#ffe9b0',
    }),
    280,
    940,
    1.06,
  ),
  pool(b, [800, 968], 380, '#ffc58a', 0.8),
  reeds(46, [1290, 1610], 1010, 190, ['#5c3a38', '#7a4a3a', '#3f2430'], 5, '#8a5038'),
  reeds(26, [-20, 190], 1040, 160, ['#5c3a38', '#7a4a3a', '#3f2430'], 6, '#8a5038'),
  shape(under(points('-10,1030 500,1046 1100,1042 1610,1016'), 1090, true), light.dark),
  tufts(60, [1010, 1080], [light.dark, '#4b2030'], 16, 70),
  birds(7, [980, 280], 170, 19, '#6b2f44', 4),
];
