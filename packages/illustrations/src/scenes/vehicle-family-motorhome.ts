import { faded, group, shape } from '../kit/brush.ts';
import { chair, table } from '../kit/camper-parts.ts';
import { place } from '../kit/campers.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { overCab } from '../kit/motorhomes.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, points, ribbon, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { cypress, tree } from '../kit/trees.ts';

const light = lights['white-noon'];

/** The over-cab motorhome at noon under olive trees: beds over the cab and bunks behind. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 620 }),
  glow(b, [1180, 110], 720, light.sun, 0.9),
  cloud(380, 150, 420, 50, '#fffdf4', 5, 0.75),
  cloud(1280, 220, 320, 34, '#fffdf4', 9, 0.6),
  mountain(
    b,
    points('-10,480 160,400 320,440 520,330 720,420 920,370 1140,300 1340,390 1610,340'),
    {
      seed: 8,
      lit: '#b9c6b6',
      dark: '#8fa9a6',
      haze: light.haze,
      foot: 660,
      rough: 22,
    },
  ),
  plane(b, points('-10,640 300,600 700,622 1100,590 1610,620'), '#a9b274', {
    seed: 5,
    rough: 9,
    haze: '#d9d7a0',
    foot: 860,
  }),
  ...Array.from({ length: 46 }, (_, i) =>
    bush(
      ((i * 0.618) % 1) * 1640 - 20,
      660 + (i % 6) * 17,
      54 + (i % 6) * 9,
      34 + (i % 6) * 6,
      light.leaf,
      i + 4,
    ),
  ),
  mist(b, 600, 110, '#f4ecc8', 0.4),
  plane(b, points('-10,800 500,780 1000,790 1610,776'), '#c9b96e', {
    seed: 9,
    rough: 6,
    haze: '#8c8a4c',
    foot: 1100,
  }),
  cypress(1440, 800, 270, light.leaf),
  cypress(1500, 806, 220, light.leaf),
  tree(130, 880, 430, light.leaf, '#5f4a36', 6),
  tree(1500, 900, 380, light.leaf, '#5f4a36', 9),
  shape(
    under(ridge(points('-10,880 500,866 1100,870 1610,884'), { seed: 5, rough: 4 })),
    b.linear(
      [
        [0, '#e8d29a'],
        [1, '#b08f58'],
      ],
      [0, 860],
      [0, 1067],
    ),
  ),
  place(
    overCab(b, {
      body: '#fbf5e6',
      shade: '#cdbf9f',
      trim: '#a8432b',
      glass: '#3b5a5c',
      tyre: '#2f2a26',
      rim: '#efe6d2',
      lamp: '#fff3cf',
    }),
    250,
    940,
    1.06,
  ),
  // Two bicycles leaning in the grass, the family's table.
  ...[1300, 1420].map((x, i) =>
    group(
      [
        `<path d="M0 0a38 38 0 1 0 .1 0M110 0a38 38 0 1 0 .1 0" transform="translate(0 -76)" fill="none" stroke="#2f2a26" stroke-width="6"/>`,
        shape(
          ribbon(points('0,-38 34,-92 92,-92 110,-38'), 6, 6) +
            ribbon(points('34,-92 54,-40 0,-38'), 5, 5) +
            ribbon(points('54,-40 92,-92 86,-112 106,-116'), 5, 5) +
            straight(points('20,-104 48,-104 44,-96 26,-96')),
          i ? '#2f7a86' : '#c8553a',
        ),
      ],
      `transform="translate(${x} ${966 + i * 22}) scale(1.35)"`,
    ),
  ),
  chair(90, 1000, 1.6, '#2f7a86', '#4a3a30'),
  table(206, 1008, 1.5, '#c58a56', '#4a3a30'),
  shape(disc(800, 1040, 900, 30), '#8c7a42', faded(0.3)),
  tufts(70, [985, 1080], ['#a5a656', '#728040', '#4c5f30'], 16, 76),
  birds(5, [760, 200], 160, 18, '#5c7a70', 4),
];
