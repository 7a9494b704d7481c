import { faded, shape } from '../kit/brush.ts';
import { walker } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, points, ribbon, rows, smooth, straight } from '../kit/shapes.ts';
import { glow, sky } from '../kit/sky.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];
const lattice = (x: number, y: number, w: number, h: number) =>
  shape(box(x, y, w, h), '#2c5560') +
  Array.from({ length: 4 }, (_, i) =>
    shape(box(x + (w * i) / 4, y, 3, h) + box(x, y + (h * i) / 4, w, 3), '#c9e0dc', faded(0.6)),
  ).join('');

/** A nailed door with its arch of tiles and a lamp. */
const door = (x: number, y: number, w: number, h: number, leaf: string) =>
  shape(archway(x - w * 0.16, y, w * 1.32, h * 1.14), '#e9d3a8') +
  shape(archway(x - w * 0.07, y, w * 1.14, h * 1.05), '#2f7a86') +
  shape(archway(x, y, w, h), leaf) +
  shape(box(x + w / 2 - 1.5, y - h * 0.96, 3, h * 0.96), '#2a1c18', faded(0.6)) +
  shape(
    Array.from({ length: 12 }, (_, i) =>
      disc(x + w * (0.16 + 0.23 * (i % 4)), y - h * (0.2 + 0.22 * Math.floor(i / 4)), w * 0.028),
    ).join(''),
    '#f0c060',
  ) +
  shape(
    disc(x + w * 0.64, y - h * 0.45, w * 0.06) + disc(x + w * 0.64, y - h * 0.45, w * 0.035),
    '#f0c060',
    'fill-rule="evenodd"',
  );

/** The upper Kasbah: stairs going down between overhanging houses towards the harbour. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 520, sun: [800, 300], size: 34 }),
  sea(b, [470, 660], light.sea, { seed: 4, sunX: 800, glints: 120, spread: 70 }),
  shape(
    `${smooth(points('600,474 690,452 780,462 860,446 960,458 1010,474'), false)}V480H600Z`,
    '#8fb7b8',
  ),
  // The lower town.
  ...rows(
    '560,600,90,70 650,620,80,96 730,630,90,70 820,610,84,84 900,628,90,104 980,600,96,76 690,660,90,60 790,664,96,72 880,662,90,60',
  ).map(
    ([x = 0, y = 0, w = 0, h = 0], i) =>
      shape(box(x, y - h, w, h + 80), i % 2 ? '#f7ead0' : '#ecdcc0') +
      shape(box(x + w * 0.66, y - h, w * 0.34, h + 80), '#c9bba6') +
      shape(box(x + w * 0.2, y - h * 0.66, w * 0.14, w * 0.2), '#5a8088'),
  ),
  glow(b, [800, 420], 420, '#fff0c8', 0.6),
  // Left houses, shaded; an overhang on cedar poles.
  shape(
    'M-10 -10H560V660L520 740L470 1080H-10Z',
    b.linear(
      [
        [0, '#c5b9a6'],
        [1, '#e2d3b8'],
      ],
      [0, 0],
      [560, 0],
    ),
  ),
  shape('M560 60L640 90V330L560 350Z', '#a79b8c') +
    shape('M300 60H560V350H300Z', '#d6c8ae') +
    shape('M560 60L640 90V110L560 82ZM300 60H560V82H300Z', '#8a5a38'),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    shape(
      ribbon(
        [
          [330 + i * 44, 350],
          [366 + i * 36, 438],
        ],
        14,
        12,
      ),
      '#7a4d31',
    ),
  ),
  shape(straight(points('300,350 560,350 640,330 620,346 560,372 300,372')), '#6a432c'),
  lattice(360, 140, 70, 110),
  lattice(464, 140, 60, 110),
  shape('M584 160L616 168V270L584 276Z', '#2c5560'),
  shape('M-10 250H230V520H-10Z', '#efe2c8') + shape('M-10 250H230V268H-10Z', '#8a5a38'),
  lattice(60, 320, 90, 120),
  door(300, 900, 150, 270, '#2f6a70'),
  door(50, 1010, 180, 330, '#8a3a2c'),
  // Right houses in the sun.
  shape(
    'M1610 -10H1050V650L1090 740L1140 1080H1610Z',
    b.linear(
      [
        [0, '#fff6e2'],
        [1, '#ecd9b8'],
      ],
      [1050, 0],
      [1610, 0],
    ),
  ),
  shape('M1050 150L960 176V400L1050 430Z', '#fdf1d6') +
    shape('M1050 150H1290V430H1050Z', '#f3e2c0') +
    shape('M1050 150L960 176V196L1050 172ZM1050 150H1290V172H1050Z', '#a06a40'),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    shape(
      ribbon(
        [
          [1260 - i * 42, 430],
          [1220 - i * 32, 510],
        ],
        14,
        12,
      ),
      '#8f5c38',
    ),
  ),
  shape(straight(points('1290,430 1050,430 960,402 984,420 1050,452 1290,452')), '#7a4d31'),
  lattice(1084, 230, 64, 104),
  lattice(1190, 230, 64, 104),
  shape('M990 250L1026 240V340L990 330Z', '#2c5560'),
  shape('M1380 200H1610V560H1380Z', '#fdf3dc') + shape('M1380 200H1610V220H1380Z', '#a06a40'),
  lattice(1440, 290, 100, 130),
  door(1160, 900, 140, 260, '#a8432b'),
  door(1390, 1010, 180, 330, '#2f6a70'),
  // The stairs, broad and shallow, seen from above.
  ...Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const y = 650 + 430 * t ** 1.5;
    const next = 650 + 430 * ((i + 1) / 12) ** 1.5;
    const l = 548 - 120 * t ** 1.3;
    const r = 1058 + 110 * t ** 1.3;
    return (
      shape(
        straight([
          [l, y],
          [r, y],
          [r + 12, next],
          [l - 12, next],
        ]),
        i % 2 ? '#e3d0aa' : '#ecdbb8',
      ) +
      shape(
        straight([
          [l, y],
          [r, y],
          [r + 2, y + 4 + 9 * t],
          [l - 2, y + 4 + 9 * t],
        ]),
        '#a98f6c',
        faded(0.8),
      )
    );
  }),
  shape(straight(points('548,650 780,650 690,1080 420,1080')), '#5a6a6c', faded(0.22)),
  walker(870, 760, 150, '#f4ead8', '#3d3a38', 1),
  walker(760, 720, 120, '#a8432b', '#3d3a38', -1),
  // Bougainvillea over the sunny wall; pots on the steps; a cat.
  ...Array.from({ length: 15 }, (_, i) =>
    bush(
      1250 + ((i * 0.618) % 1) * 360,
      210 + ((i * 0.37) % 1) * 150,
      130,
      84,
      ['#d9527a', '#b23a66', '#4a6a4c'],
      i + 4,
    ),
  ),
  ...rows('500,850,1 1112,820,.9 470,970,1.2').map(
    ([x = 0, y = 0, s = 1], i) =>
      shape(
        straight([
          [x - 26 * s, y - 46 * s],
          [x + 26 * s, y - 46 * s],
          [x + 19 * s, y],
          [x - 19 * s, y],
        ]),
        '#b9673a',
      ) + bush(x, y - 40 * s, 90 * s, 76 * s, light.leaf, i + 2),
  ),
  shape(
    smooth(
      points(
        '1050,1000 1046,960 1058,934 1052,912 1064,918 1078,918 1088,910 1086,936 1098,970 1096,1000',
      ),
      true,
    ) + ribbon(points('1096,994 1126,990 1130,960'), 9, 6),
    '#3a3432',
  ),
];
