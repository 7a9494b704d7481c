import { faded, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, reeds } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, lens, points, smooth, under } from '../kit/shapes.ts';
import { glow, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['red-evening'];
const needles = ['#8a7a48', '#55563a', '#2f3328'] as const;

/** East of Mostaganem: the Chéliff winds through its flats to the sea, pines on the Dahra side. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 500, sun: [430, 380], size: 48, glow: 1.1 }),
  streaks(13, [90, 380], '#ffd39c', 8, 0.5),
  sea(b, [470, 660], ['#f7bb84', '#b5687a', '#6a4a6c'], {
    seed: 5,
    sunX: 430,
    glint: '#ffe6b0',
    glints: 190,
    spread: 110,
  }),
  mountain(b, points('980,560 1100,500 1240,450 1380,400 1500,410 1610,360'), {
    seed: 8,
    lit: '#c87a60',
    dark: '#94505a',
    haze: '#e9a070',
    foot: 640,
    rough: 14,
  }),
  // Sand bars and the flats; the river comes from the lower right in three bends.
  shape(
    under(
      ridge(points('-10,690 200,650 430,628 640,622 860,606 1100,590 1610,560'), {
        seed: 5,
        rough: 4,
        scale: 120,
      }),
    ),
    b.linear(
      [
        [0, '#f4b878'],
        [0.25, '#d98a58'],
        [1, '#7a3a38'],
      ],
      [0, 580],
      [0, 1067],
    ),
  ),
  foam(points('-10,682 120,664 250,646 380,634 500,628'), '#ffe9c8', 6, 1.3),
  shape(
    smooth(
      points(
        '800,646 900,624 1000,612 1300,602 1630,576 1630,800 1420,814 1240,806 1080,782 960,730 850,690',
      ),
      true,
    ),
    b.linear(
      [
        [0, '#b8704a'],
        [1, '#7a3f38'],
      ],
      [0, 580],
      [0, 810],
    ),
  ),
  shape(
    'M520 616Q620 612 700 636Q800 668 720 700Q560 744 640 800Q760 850 1010 820Q1280 800 1330 880Q1370 960 1200 1080H560Q900 1010 900 930Q880 880 680 880Q380 880 340 790Q330 700 560 676Q640 664 590 646Q540 632 470 628Z',
    b.linear(
      [
        [0, '#ffd9a0'],
        [0.35, '#e6926a'],
        [0.7, '#a05a68'],
        [1, '#5a3a5c'],
      ],
      [0, 616],
      [0, 1067],
    ),
  ),
  ...Array.from({ length: 44 }, (_, i) =>
    shape(
      lens(440 + ((i * 97) % 700), 700 + ((i * 61) % 200), 60 + (i % 5) * 24, 2.4),
      '#ffe3b0',
      faded(0.25),
    ),
  ),
  glow(b, [430, 560], 460, '#ffd390', 0.35),
  ...Array.from({ length: 40 }, (_, i) =>
    bush(
      900 + ((i * 0.618) % 1) * 720,
      640 + (i % 5) * 26,
      70 + (i % 5) * 12,
      40 + (i % 5) * 6,
      needles,
      i + 3,
    ),
  ),
  ...[1000, 1090, 1190, 1300, 1390].map((x, i) =>
    pine(x, 700 + (i % 2) * 20, 150 + (i % 3) * 30, needles, ['#8a5a40', '#4a2c2c'], i + 3, 18),
  ),
  reeds(70, [330, 620], 800, 90, ['#7a5638', '#5c4034', '#94683e'], 5, '#b97a48'),
  reeds(46, [980, 1330], 836, 90, ['#7a5638', '#5c4034', '#94683e'], 8, '#b97a48'),
  // Storks wading where the water is shallow.
  ...[
    [690, 880, 1.1],
    [820, 905, 0.95],
    [560, 900, 0.9],
  ].map(
    ([x = 0, y = 0, s = 1]) =>
      shape(
        box(-2, -46, 3, 46) + box(8, -46, 3, 46),
        '#c8432f',
        `transform="translate(${x} ${y}) scale(${s})"`,
      ) +
      shape(
        'M-34 -56Q-10 -78 26 -60Q20 -44 -6 -44Z',
        '#fff3da',
        `transform="translate(${x} ${y}) scale(${s})"`,
      ) +
      shape(
        'M-34 -56Q-20 -66 -4 -60L-16 -46Z',
        '#2a1a24',
        `transform="translate(${x} ${y}) scale(${s})"`,
      ) +
      shape(
        'M18 -60Q34 -70 32 -92Q36 -104 46 -98L76 -84L46 -90Q44 -66 26 -54Z',
        '#fff3da',
        `transform="translate(${x} ${y}) scale(${s})"`,
      ) +
      shape('M44 -99L78 -84L44 -89Z', '#c8432f', `transform="translate(${x} ${y}) scale(${s})"`),
  ),
  shape(
    under(ridge(points('-10,930 200,950 420,1010 620,1080'), { seed: 8, rough: 8 })),
    '#3f2230',
  ),
  shape(
    under(ridge(points('1180,1080 1300,1000 1460,950 1610,930'), { seed: 9, rough: 8 })),
    '#3f2230',
  ),
  pine(150, 1010, 640, needles, ['#7a4a3c', '#351f28'], 7, 70),
  pine(1500, 1000, 700, needles, ['#7a4a3c', '#351f28'], 12, -60),
  tufts(50, [970, 1080], ['#4b2a30', '#6b3a34', '#351f28'], 9, 90, [-10, 480]),
  tufts(50, [970, 1080], ['#4b2a30', '#6b3a34', '#351f28'], 19, 90, [1220, 1610]),
  birds(9, [760, 280], 220, 20, '#6b2f44', 8),
];
