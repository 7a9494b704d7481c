import { faded, group, shape } from '../kit/brush.ts';
import { ripples } from '../kit/dunes.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, lens, points, smooth, straight } from '../kit/shapes.ts';
import { glow, sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['red-evening'];

/** A Boussaâdi: straight-backed blade to a keen point, bound grip with brass. */
const knife = (x: number, y: number, l: number, turn: number, grip: string, band: string) =>
  group(
    [
      shape(
        `M0 8L${l * 0.6} 10Q${l * 0.66} 6 ${l * 0.64} -4L0 -10Z`,
        '#2a1420',
        'opacity=".35" transform="translate(6 16)"',
      ),
      shape(
        `M0 -11L${l * 0.42} -13Q${l * 0.58} -12 ${l * 0.66} 4Q${l * 0.5} 13 ${l * 0.3} 13L0 11Z`,
        '#e7ded2',
      ),
      shape(
        `M0 2L${l * 0.4} 1Q${l * 0.56} 2 ${l * 0.66} 4Q${l * 0.5} 13 ${l * 0.3} 13L0 11Z`,
        '#a79a98',
      ),
      shape(
        Array.from({ length: 5 }, (_, i) => disc(l * (0.05 + i * 0.06), -5, 2.2)).join(''),
        '#8d7f80',
      ),
      shape(box(-10, -15, 14, 30), '#d69a3c'),
      shape(
        `M-10 -12L${-l * 0.3} -15Q${-l * 0.37} -14 ${-l * 0.38} 0Q${-l * 0.37} 15 ${-l * 0.3} 15L-10 12Z`,
        grip,
      ),
      shape(`M-10 4L${-l * 0.38} 3Q${-l * 0.37} 15 ${-l * 0.3} 15L-10 12Z`, '#2a1420', faded(0.3)),
      shape([0.1, 0.2, 0.29].map((k) => box(-l * k, -14, 7, 28)).join(''), band),
      shape(
        [0.15, 0.25]
          .map((k) =>
            straight([
              [-l * k, -6],
              [-l * k + 7, 0],
              [-l * k, 6],
              [-l * k - 7, 0],
            ]),
          )
          .join(''),
        '#f1c66b',
      ),
    ],
    `transform="translate(${x} ${y}) rotate(${turn}) scale(1.55)"`,
  );

const sheath = (x: number, y: number, l: number, turn: number) =>
  group(
    [
      shape(`M0 -17L${l * 0.8} -10Q${l} 0 ${l * 0.8} 10L0 17Z`, '#8a3a2c'),
      shape(`M0 2L${l * 0.9} 1Q${l * 0.92} 6 ${l * 0.8} 10L0 17Z`, '#5c2430'),
      shape(box(8, -16, 10, 32) + box(l * 0.62, -12, 8, 24), '#d69a3c'),
      shape(
        [0.2, 0.34, 0.48]
          .map((k) =>
            straight([
              [l * k, -9],
              [l * k + 10, 0],
              [l * k, 9],
              [l * k - 10, 0],
            ]),
          )
          .join(''),
        '#e3a04c',
      ),
    ],
    `transform="translate(${x} ${y}) rotate(${turn}) scale(1.55)"`,
  );

/** Bou Saâda: the cutler's bench before a window on the palm grove. */
export const scene: Scene = (b) => {
  const opening = archway(470, 700, 660, 600, true);
  return [
    group(
      [
        sky(b, light, { horizon: 480, sun: [930, 330], size: 40, glow: 0.9 }),
        streaks(8, [140, 330], '#ffd9a4', 5, 0.6),
        mountain(b, points('400,440 520,390 640,430 800,360 960,420 1100,380 1200,420'), {
          seed: 4,
          lit: '#d98560',
          dark: '#a8585a',
          haze: light.haze,
          foot: 560,
          rough: 16,
          from: 'right',
        }),
        plane(b, points('400,520 800,500 1200,530'), '#c46a4c', {
          seed: 7,
          rough: 8,
          haze: '#e09a62',
          foot: 640,
        }),
        town({
          seed: 4,
          rows: 2,
          size: [34, 42],
          walls: [['#ffc98a', '#d98a5c', '#8f4a44']],
          haze: '#eaa66e',
          air: 0.3,
          opening: '#6d3038',
          base: (_, d) => 540 + d * 22,
          span: () => [640, 960],
        }),
        ...Array.from({ length: 26 }, (_, i) =>
          palm(
            450 + ((i * 0.618) % 1) * 700,
            610 + (i % 4) * 22,
            96 + (i % 4) * 22,
            ['#b08a48', '#6f6038', '#40402f'],
            ['#8f5a3c', '#553030'],
            i + 2,
            (i % 3) * 5 - 5,
          ),
        ),
        ...Array.from({ length: 22 }, (_, i) =>
          bush(
            450 + i * 33,
            700 + (i % 3) * 10,
            90,
            60 + (i % 4) * 12,
            ['#a88a48', '#6f6a3c', '#40402f'],
            i + 3,
          ),
        ),
      ],
      b.clip(opening),
    ),
    shape(
      `M-10 -10H1610V1080H-10Z${opening}`,
      b.radial(
        [
          [0, '#9c5340'],
          [0.55, '#6a3038'],
          [1, '#32152a'],
        ],
        [800, 420],
        980,
      ),
      'fill-rule="evenodd"',
    ),
    // The reveal of the thick wall and its worn sill.
    shape(`${archway(440, 716, 720, 650, true)}${opening}`, '#c4704a', 'fill-rule="evenodd"'),
    shape(straight(points('470,700 1130,700 1180,728 420,728')), '#f0a868'),
    shape(box(420, 728, 760, 14), '#9a4d3c'),
    glow(b, [820, 560], 640, '#ffb56a', 0.4),
    shape(straight(points('520,742 1080,742 1290,1080 250,1080')), '#ffc078', faded(0.14)),
    // Tools hung on the left wall, sheaths on the right.
    shape(box(110, 250, 290, 16), '#43202c'),
    ...points('150,0 220,1 290,2 356,0').map(
      ([x = 0, kind = 0]) =>
        shape(box(x - 7, 262, 14, 190 - kind * 20), '#7a4434') +
        (kind === 0
          ? shape(box(x - 36, 440, 72, 42), '#5d5560') + shape(box(x - 36, 440, 72, 10), '#8d8288')
          : kind === 1
            ? shape(
                straight([
                  [x - 12, 430],
                  [x + 12, 430],
                  [x + 8, 560],
                  [x - 8, 560],
                ]),
                '#8d8288',
              )
            : shape(
                straight([
                  [x - 16, 410],
                  [x + 16, 410],
                  [x + 26, 500],
                  [x - 26, 500],
                ]),
                '#6a6068',
              )),
    ),
    shape(box(1210, 250, 300, 16), '#43202c'),
    ...[1250, 1325, 1400, 1475].map((x, i) => sheath(x, 270, 130 + (i % 2) * 30, 90)),
    shape(
      box(-10, 800, 1620, 290),
      b.linear(
        [
          [0, '#a85a3c'],
          [0.2, '#84402f'],
          [1, '#4a2029'],
        ],
        [0, 800],
        [0, 1067],
      ),
    ),
    shape(box(-10, 794, 1620, 14), '#e0935a'),
    ripples(70, [820, 1060], '#5a2630', 8, 0.4),
    ripples(40, [820, 1060], '#d98a54', 9, 0.3),
    glow(b, [800, 830], 460, '#ffc27a', 0.4),
    // Anvil, whetstone, and the knives.
    shape(lens(250, 900, 330, 14), '#2a1420', faded(0.5)),
    shape(
      `M130 790H372Q366 824 300 830L292 862Q300 886 330 896H170Q200 886 206 862L198 830Q96 824 60 790Z`,
      '#4c4450',
    ),
    shape('M60 790H372L366 804H84Z', '#a3949a'),
    knife(690, 866, 300, -7, '#a83a32', '#f0c060'),
    knife(1010, 952, 320, 5, '#2f5b66', '#e6b45a'),
    knife(560, 1000, 260, -12, '#e8d6b8', '#a8432b'),
    sheath(1090, 862, 190, 9),
    sheath(820, 1030, 180, 4),
    shape(box(1360, 806, 180, 40), '#8c8088'),
    shape(box(1360, 806, 180, 12), '#c2b2b0'),
    shape(
      smooth(
        points('1410,806 1392,766 1420,726 1420,700 1478,700 1478,726 1506,766 1488,806'),
        true,
      ),
      '#b9673a',
    ),
    shape(
      smooth(points('1462,806 1470,760 1460,700 1478,700 1478,726 1506,766 1488,806'), true),
      '#8a4430',
    ),
    shape(box(1412, 692, 74, 12), '#d98a4c'),
  ];
};
