import { boat } from '../kit/boats.ts';
import { faded, group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, points, ribbon, rows, smooth, straight } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { column } from '../kit/stonework.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A marble head with curls, as the museum keeps them, on its drum in the square. */
const bust = (x: number, y: number, s: number) =>
  group(
    [
      shape(
        smooth(points('-86,0 -80,-42 -40,-64 -24,-96 26,-96 40,-64 82,-42 88,0'), true),
        '#f2e7d2',
      ),
      shape(smooth(points('10,-4 24,-94 40,-64 82,-42 88,0'), true), '#b9ab98', faded(0.8)),
      shape(
        `${smooth(points('-22,-20 -20,-66 -30,-74 -52,-80 -58,-92 -51,-102 -60,-110 -54,-117 -62,-124 -57,-133 -74,-140 -55,-172 -56,-184 -46,-214 0,-236 50,-216 64,-160 44,-110 38,-60 44,-20'))}Z`,
        '#fbf3e2',
      ),
      shape(
        smooth(points('6,-20 2,-76 20,-120 10,-170 40,-216 64,-160 44,-110 38,-60 44,-20'), true),
        '#cbbda8',
        faded(0.8),
      ),
      shape(
        smooth(points('-52,-172 -36,-178 -30,-170 -44,-164'), true) +
          ribbon(points('-60,-117 -44,-114'), 3, 2) +
          smooth(points('6,-160 20,-168 24,-146 12,-134 8,-144'), true),
        '#a89a86',
      ),
      shape(
        Array.from({ length: 22 }, (_, i) =>
          disc(-40 + ((i * 43) % 100), -232 + 22 * Math.floor(i / 7) - (i % 2) * 5, 15),
        ).join(''),
        '#e6d9c2',
      ),
      shape(
        Array.from({ length: 22 }, (_, i) =>
          disc(-37 + ((i * 43) % 100), -229 + 22 * Math.floor(i / 7) - (i % 2) * 5, 8),
        ).join(''),
        '#c2b49e',
        faded(0.7),
      ),
      shape(ribbon(points('-56,-190 -10,-214 58,-196'), 8, 8), '#a89a86'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** The square of Cherchell above its harbour: columns of Caesarea, a marble king, the lighthouse. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 540, sun: [1180, 330], size: 36 }),
  streaks(9, [90, 320], '#fff2de', 8, 0.6),
  cloud(560, 170, 420, 48, '#fff6e6', 6, 0.65),
  mountain(b, points('-10,470 130,430 300,450 470,500 640,540'), {
    seed: 6,
    lit: light.land[0],
    dark: '#86b0b2',
    haze: light.haze,
    foot: 560,
    rough: 16,
  }),
  sea(b, [540, 860], light.sea, { seed: 6, sunX: 1180, glints: 170, spread: 130 }),
  // The islet of Joinville with the lighthouse, joined by a mole.
  plane(b, points('780,600 850,572 980,560 1100,566 1190,604'), '#8a9a72', {
    seed: 7,
    rough: 8,
    haze: '#b9ac82',
    foot: 620,
  }),
  shape(
    straight(points('960,570 972,400 1018,400 1030,570')),
    b.across('#fffaf0', '#f4e8d2', '#c6b8a2'),
  ) +
    shape(box(962, 388, 66, 14), '#a8432b') +
    shape(box(976, 352, 38, 36), '#ffe9b0') +
    shape('M970 352Q995 318 1020 352Z', '#a8432b') +
    shape(box(1040, 540, 70, 30), '#f4e8d2') +
    shape(straight(points('1034,540 1075,520 1116,540')), light.roof),
  shape(straight(points('560,640 1060,606 1180,606 1180,622 1060,624 560,664')), '#cdb98f') +
    shape(straight(points('560,664 1060,624 1180,622 1180,634 1060,640 560,684')), '#8a7d66'),
  boat(470, 730, 150, ['#fff3da', '#2f7a86'], '#7a4a30'),
  boat(700, 724, 130, ['#c8553a', '#fff3da'], '#7a4a30'),
  boat(860, 752, 170, ['#2f7a86', '#f0c460'], '#7a4a30'),
  boat(1330, 720, 150, ['#fff3da', '#c8553a'], '#7a4a30'),
  ...rows('700,726,90 860,748,120 470,728,100').map(([x = 0, y = 0, h = 0]) =>
    shape(
      ribbon(
        [
          [x, y - 10],
          [x, y - h],
        ],
        4,
        3,
      ),
      '#4a3a30',
    ),
  ),
  // The terrace of the square.
  shape(box(-10, 846, 1620, 20), '#f6e9cc') + shape(box(-10, 800, 1620, 14), '#f6e9cc'),
  shape(
    Array.from(
      { length: 54 },
      (_, i) =>
        `M${i * 30 + 4} 846Q${i * 30 - 3} 830 ${i * 30 + 9} 814H${i * 30 + 21}Q${i * 30 + 33} 830 ${i * 30 + 26} 846Z`,
    ).join(''),
    '#e6d3ac',
  ),
  shape(box(-10, 866, 1620, 214), b.down('#ecd8ae', '#c7a878')),
  shape(
    Array.from({ length: 17 }, (_, i) =>
      straight([
        [800 + (i - 8) * 96, 866],
        [803 + (i - 8) * 96, 866],
        [804 + (i - 8) * 190, 1080],
        [798 + (i - 8) * 190, 1080],
      ]),
    ).join('') + [890, 926, 980, 1040].map((y) => box(-10, y, 1620, 3)).join(''),
    '#a98a5e',
    faded(0.4),
  ),
  column(b, 560, 930, 58, 560, light.stone),
  column(b, 1150, 930, 58, 560, light.stone),
  column(b, 1330, 940, 58, 260, light.stone, true),
  column(b, 380, 940, 58, 330, light.stone, true),
  shape(box(760, 800, 160, 160), b.across('#fdf3df', '#e2cfae', '#a79f97')) +
    shape(
      box(744, 786, 192, 26) + box(744, 950, 192, 26),
      b.across('#fffaf0', '#e9d8b8', '#b0a496'),
    ) +
    shape(box(790, 860, 100, 6) + box(800, 880, 80, 6), '#a79f97'),
  bust(840, 788, 1.25),
  // The old figs that shade the square.
  ...rows('90,960,24 1530,960,30').map(([x = 0, y = 0], i) =>
    shape(
      ribbon(
        [
          [x, y],
          [x + (i ? -14 : 14), y - 240],
          [x + (i ? -60 : 60), y - 600],
        ],
        70,
        34,
      ) +
        ribbon(
          [
            [x, y - 200],
            [x + (i ? 60 : -60), y - 560],
          ],
          40,
          24,
        ),
      '#7a6a56',
    ),
  ),
  ...Array.from({ length: 14 }, (_, i) =>
    bush(-20 + (i % 7) * 56, 250 + (i % 4) * 90, 320, 200, light.leaf, i + 3),
  ),
  ...Array.from({ length: 12 }, (_, i) =>
    bush(1300 + (i % 6) * 60, 230 + (i % 4) * 86, 300, 190, light.leaf, i + 23),
  ),
  birds(6, [760, 240], 160, 19, '#4e7f80', 8),
];
