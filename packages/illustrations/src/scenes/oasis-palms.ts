import { faded, group, shape } from '../kit/brush.ts';
import { cube } from '../kit/buildings.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { reeds, scrub } from '../kit/plants.ts';
import { plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, lens, type Point, points, rows, smooth, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky, streaks } from '../kit/sky.ts';

const light = lights['white-noon'];

/** The pool's edge, seen low: an uneven oval, grown by a margin. */
const shore = (grow: number, drop: number): Point[] =>
  Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2;
    const bay = 1 + 0.1 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 5 + 0.4);
    return [
      800 + Math.cos(a) * 620 * bay * grow,
      838 + drop * 0.5 + Math.sin(a) * 92 * bay * grow * grow,
    ];
  });

/** Palms mirrored in a spring, with gardens and dunes behind. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560 }),
  glow(b, [1220, 90], 760, light.sun, 0.85),
  cloud(330, 200, 360, 34, '#fffaf0', 6, 0.6),
  streaks(6, [120, 280], '#ffffff', 4, 0.5),
  plane(b, points('-10,520 300,470 620,510 1000,460 1300,500 1610,470'), '#ecd09c', {
    seed: 4,
    rough: 8,
    haze: light.haze,
    foot: 640,
  }),
  dune(b, {
    peak: [470, 400],
    left: [-60, 590],
    right: [1000, 600],
    crest: [540, 640],
    lit: ['#c8935c', '#d8ac72'],
    dark: ['#f7dfaa', '#efcb8c'],
    base: 650,
  }),
  dune(b, {
    peak: [1240, 430],
    left: [800, 620],
    right: [1760, 610],
    crest: [1200, 660],
    lit: ['#d09a60', '#dcb278'],
    dark: ['#f9e3b0', '#efcd90'],
    base: 670,
  }),
  mist(b, 520, 130, light.haze, 0.4),
  shape(
    box(-10, 640, 1620, 440),
    b.linear(
      [
        [0, '#e6c182'],
        [1, '#b98a50'],
      ],
      [0, 640],
      [0, 1067],
    ),
  ),
  ...Array.from({ length: 44 }, (_, i) =>
    palm(
      ((i * 0.618) % 1) * 1640 - 20,
      650 + (i % 5) * 11,
      100 + ((i * 7) % 9) * 17,
      light.leaf,
      ['#a98a5e', '#6f5540'],
      i + 5,
      (i % 3) * 8 - 8,
    ),
  ),
  cube(250, 690, 120, 64, 40, ['#f7dcae', '#dcae74', '#a2734c']),
  cube(370, 696, 90, 44, 30, ['#f7dcae', '#d8a86c', '#a2734c']),
  shape(archway(296, 690, 24, 40), '#6a4632'),
  scrub(
    Array.from(
      { length: 60 },
      (_, i): Point => [((i * 0.618) % 1) * 1640 - 20, 702 + (i % 4) * 9],
    ).sort((p, q) => p[1] - q[1]),
    40,
    light.leaf,
    9,
  ),
  shape(smooth(shore(1.04, 8), true), '#7d8a48'),
  shape(smooth(shore(1.012, 4), true), '#5f5a36'),
  group(
    [
      shape(
        box(0, 730, 1600, 230),
        b.linear(
          [
            [0, '#5f8c6a'],
            [0.35, '#4b9199'],
            [1, '#1f6d80'],
          ],
          [0, 745],
          [0, 940],
        ),
      ),
      group(
        Array.from({ length: 18 }, (_, i) =>
          palm(
            210 + ((i * 0.618) % 1) * 1200,
            -744,
            130 + (i % 5) * 24,
            ['#52795a', '#42694f', '#2f5646'],
            ['#6c7a60', '#4f6656'],
            i + 45,
            6,
          ),
        ),
        'transform="scale(1 -1)" opacity=".55"',
      ),
      ripples(110, [752, 930], '#d5ece2', 6, 0.5, [190, 1450]),
      ripples(50, [752, 930], '#1b5566', 16, 0.4, [190, 1450]),
    ],
    b.clip(smooth(shore(1, 0), true)),
  ),
  reeds(50, [110, 330], 880, 100, [light.leaf[0], light.leaf[1], light.leaf[2]], 4),
  reeds(60, [1200, 1480], 905, 120, [light.leaf[0], light.leaf[1], light.leaf[2]], 5),
  shape(
    under(ridge(points('-10,930 300,960 700,985 1100,980 1610,920'), { seed: 9, rough: 8 })),
    b.linear(
      [
        [0, '#c99b5c'],
        [1, '#8a6a3c'],
      ],
      [0, 920],
      [0, 1067],
    ),
  ),
  ...rows('210,985,640,60 90,1010,520,-30 1390,990,700,-70 1530,1020,560,20').map(
    ([x = 0, y = 0, h = 0, lean = 0], i) =>
      shape(lens(x + 140, y + 4, 330, 12), '#6b4a2c', faded(0.45)) +
      palm(x, y, h, light.leaf, ['#b08c5e', '#5f4734'], i + 70, lean, '#c8742c'),
  ),
  tufts(70, [960, 1080], [light.leaf[0], light.leaf[1], light.leaf[2]], 8, 70),
  stones(14, [980, 1050], ['#e6c48c', '#9c7248'], 6, 30, [400, 1250]),
  robed(700, 985, 88, '#fff3da', '#c9a884', '#f6e4c2'),
  dromedary(860, 992, 150, '#c99a62', '#9a6e46'),
];
