import { faded, shape } from '../kit/brush.ts';
import { chair, table } from '../kit/camper-parts.ts';
import { longVan, place } from '../kit/campers.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, bush } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { points, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** The long van above a bay in the morning, its side opened on bed and kitchen. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560, sun: [1390, 330], size: 40 }),
  streaks(9, [90, 340], '#fff2de', 8, 0.6),
  cloud(420, 150, 460, 52, '#fff6e6', 6, 0.65),
  mountain(b, points('-10,470 120,420 280,380 430,440 600,500 760,560'), {
    seed: 6,
    lit: light.land[0],
    dark: '#86b0b2',
    haze: light.haze,
    foot: 580,
    rough: 18,
    from: 'right',
  }),
  sea(b, [556, 900], light.sea, { seed: 4, sunX: 1390, glints: 190, spread: 150 }),
  shape(
    under(
      ridge(points('-10,800 300,774 700,790 1100,770 1610,800'), { seed: 14, rough: 9, scale: 60 }),
    ),
    b.linear(
      [
        [0, '#d9c68c'],
        [0.4, '#b0a764'],
        [1, '#6f8148'],
      ],
      [0, 770],
      [0, 1067],
    ),
  ),
  ...Array.from({ length: 14 }, (_, i) =>
    bush(30 + i * 122, 806 + (i % 3) * 6, 120, 58, light.leaf, i + 3),
  ),
  shape(
    under(ridge(points('-10,884 500,868 1100,872 1610,890'), { seed: 5, rough: 4 })),
    b.linear(
      [
        [0, '#ecd9ac'],
        [1, '#c2a870'],
      ],
      [0, 870],
      [0, 1067],
    ),
  ),
  pine(1480, 930, 640, light.leaf, ['#9a7656', '#463b34'], 9, -60),
  pine(70, 920, 520, light.leaf, ['#9a7656', '#463b34'], 7, 50),
  place(
    longVan(b, {
      body: '#f6f0e2',
      shade: '#b9b6a4',
      trim: '#0b6570',
      glass: '#24525c',
      tyre: '#22302f',
      rim: '#e8e2d4',
      lamp: light.lamp,
    }),
    240,
    940,
    1.04,
  ),
  chair(1290, 1000, 1.55, '#c8553a', '#4a3a30'),
  table(1400, 1006, 1.5, '#c58a56', '#4a3a30'),
  chair(1510, 1000, 1.55, '#e0a63c', '#4a3a30', -1),
  tufts(60, [975, 1080], [light.leaf[0], light.leaf[1], light.leaf[2]], 9, 70),
  agave(120, 1040, 130, ['#9dbb96', '#4f8470', '#22524c'], 5),
  birds(6, [900, 230], 190, 20, '#4e7f80', 8),
  shape(under(points('-10,1058 800,1066 1610,1050'), 1090, true), light.leaf[2], faded(0.7)),
];
