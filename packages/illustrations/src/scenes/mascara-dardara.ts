import { faded, group, shape } from '../kit/brush.ts';
import { dome } from '../kit/buildings.ts';
import { birds } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import {
  archway,
  bezier,
  box,
  disc,
  points,
  ribbon,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';

const light = lights['white-noon'];
const walls = ['#fffaf0', '#f3e6cc', '#c9b394'] as const;

/** A saddled barb grazing, looking left. */
const horse = (x: number, y: number, s: number, coat: string, dark: string) =>
  group(
    [
      shape(
        ribbon(points('-46,-70 -50,-34 -46,0'), 15, 8) +
          ribbon(points('54,-70 62,-36 56,0'), 17, 8),
        dark,
      ),
      shape(
        ribbon(points('-34,-70 -32,-34 -36,0'), 17, 9) +
          ribbon(points('42,-70 48,-36 44,0'), 19, 9),
        coat,
      ),
      shape(
        smooth(
          points('-62,-84 -50,-112 -6,-106 40,-114 68,-100 70,-74 40,-60 -10,-56 -52,-62'),
          true,
        ),
        coat,
      ),
      shape(
        smooth(points('-40,-108 -70,-86 -96,-44 -112,-26 -98,-16 -84,-26 -72,-46 -48,-66'), true),
        coat,
      ),
      shape(smooth(points('-98,-40 -116,-22 -120,-6 -108,-4 -96,-20 -88,-30'), true), coat),
      shape(
        smooth(points('-38,-114 -70,-92 -90,-56 -80,-60 -58,-86 -34,-100'), true) +
          smooth(points('66,-100 86,-84 84,-40 74,-34 74,-74'), true),
        dark,
      ),
      shape(smooth(points('-18,-112 22,-114 30,-78 -22,-76'), true), '#a8432b') +
        shape(
          smooth(points('-16,-112 -20,-134 -8,-120 14,-120 26,-138 24,-112'), true),
          '#5c2c22',
        ) +
        shape(box(-22, -84, 52, 6), '#f0c060'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** The plain of Ghriss: the old tree of the oath, a whitewashed kouba, horses at rest. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560 }),
  glow(b, [340, 130], 740, light.sun, 0.9),
  cloud(1300, 150, 420, 50, '#fffdf4', 6, 0.7),
  cloud(620, 210, 280, 28, '#fffdf4', 9, 0.55),
  mountain(
    b,
    points('-10,500 180,450 380,470 600,400 820,450 1040,410 1260,460 1440,420 1610,450'),
    { seed: 14, lit: '#b6bfae', dark: '#8ea39c', haze: '#eee6cc', foot: 590, rough: 14 },
  ),
  mist(b, 450, 130, '#f5ecd2', 0.6),
  plane(b, points('-10,580 400,566 800,574 1200,562 1610,578'), '#c9bf7c', {
    seed: 5,
    rough: 4,
    haze: '#d9cb86',
    foot: 1080,
  }),
  ...[
    ['-10,600 700,592 620,620 -10,640', '#aeb468'],
    ['-10,646 620,624 480,672 -10,700', '#dcc778'],
    ['760,590 1610,600 1610,640 900,616', '#dfc97a'],
    ['900,622 1610,646 1610,700 1100,660', '#a5ad62'],
  ].map(([d = '', fill = '']) => shape(straight(points(d)), fill)),
  // Vines in rows, as around Mascara.
  ...Array.from({ length: 46 }, (_, i) =>
    bush(
      20 + (i % 12) * 62 - Math.floor(i / 12) * 18,
      690 + Math.floor(i / 12) * 24,
      46 + Math.floor(i / 12) * 8,
      24 + Math.floor(i / 12) * 4,
      light.leaf,
      i + 3,
    ),
  ),
  shape(
    under(ridge(points('-10,800 300,780 700,772 1100,768 1610,780'), { seed: 7, rough: 6 })),
    b.linear(
      [
        [0, '#cfc074'],
        [0.4, '#a8a254'],
        [1, '#5f6a34'],
      ],
      [0, 770],
      [0, 1067],
    ),
  ),
  // The kouba in its low wall.
  shape(box(250, 590, 230, 200), b.across('#fffaf0', '#f6ead2', '#dcc9a8')) +
    shape(straight(points('480,590 530,574 530,774 480,790')), '#b9a283'),
  shape(straight(points('250,590 480,590 530,574 300,574')), '#fffdf4'),
  ...[262, 330, 398, 462].map((x) =>
    shape(
      straight([
        [x - 12, 590],
        [x, 566],
        [x + 12, 590],
      ]),
      '#fffaf0',
    ),
  ),
  shape(box(330, 540, 110, 40), b.across('#fffaf0', '#f0e2c4', '#c9b394')) +
    dome(b, 385, 542, 124, walls, 0.62) +
    shape(disc(385, 458, 7) + disc(385, 444, 5), '#d9a04a'),
  shape(archway(334, 790, 62, 126), '#2f6a52') +
    shape(
      archway(322, 790, 86, 144) + archway(334, 790, 62, 126),
      '#dcc9a8',
      'fill-rule="evenodd"',
    ),
  shape(box(120, 752, 150, 44) + box(480, 752, 160, 44), '#f6ead2') +
    shape(box(120, 752, 150, 7) + box(480, 752, 160, 7), '#fffdf4'),
  road(points('420,1090 440,980 420,900 380,840 366,790'), 200, 50, '#ead6a0'),
  // The tree: a broad old crown that shades half a company.
  shape(disc(1030, 872, 420, 44), '#4a5628', faded(0.5)),
  shape(
    ribbon(bezier([1040, 870], [1010, 760], [1030, 600], 8), 120, 70) +
      ribbon(bezier([1030, 720], [960, 620], [840, 540], 7), 56, 22) +
      ribbon(bezier([1035, 700], [1120, 600], [1240, 530], 7), 58, 22) +
      ribbon(bezier([1030, 640], [1020, 540], [1060, 420], 6), 60, 24),
    '#5c4632',
  ),
  shape(ribbon(bezier([1020, 868], [988, 760], [1010, 600], 8), 40, 22), '#8a6c4c'),
  shape(smooth(points('960,880 1000,838 1060,850 1110,838 1140,880'), true), '#5c4632'),
  ...[
    [820, 560, 400],
    [1240, 560, 420],
    [1030, 470, 520],
    [900, 420, 420],
    [1170, 420, 430],
    [1040, 330, 420],
    [1030, 570, 420],
  ].map(([x = 0, y = 0, w = 0], i) => bush(x, y + 40, w, w * 0.56, light.leaf, i + 31)),
  horse(820, 930, 1.05, '#e9dcc4', '#b39c7c'),
  horse(1240, 916, 0.95, '#7a4a30', '#3a231a'),
  ...Array.from({ length: 30 }, (_, i) =>
    shape(
      disc(60 + ((i * 211) % 1500), 960 + ((i * 37) % 90), 4.4, 3.6),
      i % 2 ? '#e2574a' : '#f3d25e',
    ),
  ),
  tufts(110, [900, 1080], ['#c9c06a', '#98984c', '#5f6a34'], 9, 78),
  birds(6, [700, 300], 150, 18, '#6a7a60', 4),
];
