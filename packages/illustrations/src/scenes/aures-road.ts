import { faded, group, shape } from '../kit/brush.ts';
import { pane } from '../kit/camper-parts.ts';
import { birds } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, points, ribbon, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { cedar, tree } from '../kit/trees.ts';

const light = lights['white-noon'];

/** A long-fleeced sheep; the flock keeps to the stubble. */
const sheep = (x: number, y: number, s: number) =>
  group(
    [
      shape(
        box(-16, -14, 4, 14) + box(-6, -14, 4, 14) + box(8, -14, 4, 14) + box(16, -14, 4, 14),
        '#4a3a2c',
      ),
      shape(disc(0, -24, 26, 15) + disc(-14, -28, 14, 12) + disc(14, -29, 14, 12), '#fbf1dc'),
      shape(disc(4, -18, 20, 8), '#d9c7a4'),
      shape(disc(-29, -30, 9, 7), '#5c4836'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** The Aurès loop: the high plains in wheat, the road running to the long blue wall of the mountains. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560 }),
  glow(b, [320, 130], 760, light.sun, 0.95),
  cloud(1120, 130, 460, 56, '#fffdf4', 6, 0.75),
  cloud(640, 220, 300, 34, '#fffdf4', 9, 0.65),
  cloud(1420, 260, 260, 26, '#fffdf4', 3, 0.6),
  mountain(
    b,
    points('-10,440 140,400 320,330 500,290 700,240 900,210 1080,250 1260,300 1440,290 1610,340'),
    {
      seed: 21,
      lit: '#b3bdb6',
      dark: '#87a0a6',
      haze: '#ece6cf',
      foot: 590,
      rough: 22,
      spurs: 0.2,
    },
  ),
  mist(b, 400, 180, '#f4ecd2', 0.7),
  mountain(b, points('-10,560 200,500 420,520 640,470 860,510 1100,480 1340,520 1610,470'), {
    seed: 8,
    lit: '#bba878',
    dark: '#8f8a68',
    haze: '#e6d9a8',
    foot: 640,
    rough: 14,
  }),
  ...Array.from({ length: 36 }, (_, i) =>
    cedar(
      ((i * 0.618) % 1) * 1640 - 20,
      588 + (i % 4) * 8,
      40 + (i % 4) * 12,
      ['#8f9c68', '#6f8560', '#52705a'],
      '#7d755c',
      i + 3,
    ),
  ),
  plane(b, points('-10,610 400,596 800,604 1200,594 1610,610'), '#d9c07a', {
    seed: 5,
    rough: 4,
    haze: '#e9d48c',
    foot: 1080,
  }),
  // Fields in stripes: wheat, fallow, young green, poppies.
  ...[
    ['-10,630 520,622 760,640 -10,690', '#e6cf84'],
    ['-10,690 760,640 860,652 -10,770', '#9fae62'],
    ['-10,770 560,690 800,672 780,700 300,860 -10,900', '#e9c970'],
    ['900,626 1610,630 1610,690 960,640', '#b3b368'],
    ['960,644 1610,694 1610,780 1020,664', '#e6cf84'],
    ['1020,670 1610,786 1610,900 1300,800', '#c98a5c'],
  ].map(([d = '', fill = '']) => shape(straight(points(d)), fill)),
  ...Array.from({ length: 60 }, (_, i) =>
    shape(
      disc(
        1140 + ((i * 97) % 460),
        720 + ((i * 97) % 460) * 0.2 + ((i * 31) % 60),
        3 + (i % 3),
        2.4,
      ),
      '#d8452f',
    ),
  ),
  shape(
    under(
      ridge(points('-10,880 300,850 640,850 1000,850 1300,830 1610,860'), { seed: 7, rough: 6 }),
    ),
    b.linear(
      [
        [0, '#e9cd7c'],
        [0.5, '#c9a052'],
        [1, '#8f6c34'],
      ],
      [0, 830],
      [0, 1067],
    ),
  ),
  road(points('890,604 878,640 850,690 810,760 740,860 600,1090'), 8, 430, '#71757a'),
  ...[0.12, 0.24, 0.38, 0.54, 0.72, 0.92].map((t) =>
    shape(
      straight([
        [886 - 290 * t ** 1.5 - 8 * t, 620 + 460 * t],
        [886 - 290 * t ** 1.5 + 8 * t, 620 + 460 * t],
        [886 - 290 * (t + 0.05) ** 1.5 + 9 * t, 643 + 460 * t],
        [886 - 290 * (t + 0.05) ** 1.5 - 9 * t, 643 + 460 * t],
      ]),
      '#fff3da',
    ),
  ),
  // Poplars and poles beside the road; the wires go with it.
  ...[
    [936, 640, 70],
    [966, 672, 104],
    [1008, 720, 150],
    [1070, 790, 220],
    [1170, 890, 330],
  ].map(
    ([x = 0, y = 0, h = 0]) =>
      shape(
        ribbon(
          [
            [x, y],
            [x, y - h],
          ],
          h * 0.035,
          h * 0.025,
        ),
        '#6b5540',
      ) + shape(box(x - h * 0.12, y - h * 0.95, h * 0.24, h * 0.025), '#6b5540'),
  ),
  `<path d="M936 574L966 573L1008 578L1070 582L1170 578L1610 470" fill="none" stroke="#6b5540" stroke-width="2"/>`,
  // The van from behind, with its spare bedding on the roof.
  group(
    [
      shape(disc(0, 2, 82, 9), '#2b2a24', faded(0.4)),
      shape(box(-58, -22, 26, 24) + box(32, -22, 26, 24), '#22241f'),
      shape(pane(-68, -150, 136, 138, 22), b.down('#fffaf0', '#d9c7ab')),
      shape(pane(-50, -134, 100, 50, 12), '#2b5a63') +
        shape(straight(points('-30,-134 0,-134 -16,-84 -40,-84')), '#ffffff', faded(0.2)),
      shape(box(-68, -66, 136, 12), '#0b6570') + shape(box(-1, -80, 2, 66), '#a99a80'),
      shape(pane(-66, -50, 16, 26, 5) + pane(50, -50, 16, 26, 5), '#d8452f') +
        shape(box(-22, -40, 44, 14), '#f0d27a') +
        shape(pane(-70, -22, 140, 12, 5), '#4a4a44'),
      shape(pane(-52, -168, 104, 18, 8), '#c8553a') +
        shape(box(-30, -168, 6, 18) + box(24, -168, 6, 18), '#fff3da'),
    ],
    'transform="translate(758 868)"',
  ),
  tree(250, 900, 330, light.leaf, '#5f4a36', 6),
  ...[
    [330, 900, 1.4],
    [420, 920, 1.6],
    [500, 904, 1.3],
    [380, 950, 1.8],
    [200, 956, 1.9],
    [130, 912, 1.5],
    [480, 966, 1.9],
  ].map(([x = 0, y = 0, s = 1]) => sheep(x, y, s)),
  ...Array.from({ length: 8 }, (_, i) =>
    bush(1280 + i * 46, 930 + (i % 3) * 14, 90, 46, light.leaf, i + 8),
  ),
  tufts(150, [900, 1080], ['#f0d78c', '#c9a052', '#a98440'], 9, 90, [980, 1610]),
  tufts(80, [980, 1080], ['#f0d78c', '#c9a052', '#a98440'], 19, 90, [-10, 420]),
  shape(under(points('-10,1060 800,1070 1610,1056'), 1090, true), '#6b5028', faded(0.5)),
  birds(6, [560, 330], 160, 18, '#6a7a70', 4),
];
