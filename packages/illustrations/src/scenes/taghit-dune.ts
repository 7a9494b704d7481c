import { faded, group, shape } from '../kit/brush.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush } from '../kit/plants.ts';
import { ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['red-evening'];
const leaf = ['#a58a48', '#6a6238', '#3c3a2c'] as const;

/** Taghit: the great dune straight over the ksar, the palm grove of the Zousfana below it. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560, sun: [270, 330], size: 50, glow: 1.1 }),
  streaks(13, [80, 330], '#ffd39c', 8, 0.5),
  dune(b, {
    peak: [380, 430],
    left: [-260, 640],
    right: [900, 640],
    crest: [460, 640],
    lit: ['#f2a063', '#dd8450'],
    dark: ['#b45a4e', '#c2654a'],
    base: 640,
    rim: '#ffd59a',
  }),
  // The great dune, three crests high.
  dune(b, {
    peak: [1010, 190],
    left: [240, 680],
    right: [2040, 700],
    crest: [1110, 690],
    lit: ['#f9b56c', '#e08148'],
    dark: ['#8f3f42', '#b2553f'],
    base: 700,
    bend: 0.28,
    rim: '#ffdca4',
  }),
  dune(b, {
    peak: [1430, 330],
    left: [900, 700],
    right: [1960, 700],
    crest: [1480, 690],
    lit: ['#f4a45c', '#dc7c46'],
    dark: ['#863a42', '#a84d3c'],
    base: 700,
    bend: 0.3,
    rim: '#ffd59a',
  }),
  group([ripples(90, [300, 680], '#ffcf90', 9, 0.3, [420, 1050])]),
  mist(b, 560, 140, '#f7b070', 0.4),
  // The ksar on its ledge of rock.
  shape(
    under(
      ridge(points('-10,720 300,676 560,650 900,646 1200,662 1610,700'), { seed: 5, rough: 7 }),
      1080,
    ),
    b.linear(
      [
        [0, '#b8603f'],
        [0.45, '#7d3836'],
        [1, '#b8653f'],
      ],
      [0, 640],
      [0, 1000],
    ),
  ),
  town({
    seed: 9,
    rows: 6,
    size: [34, 58],
    walls: [
      ['#f0a468', '#c86f48', '#7d3a38'],
      ['#e8965c', '#bd6444', '#743438'],
      ['#f7b87c', '#d27c50', '#84403c'],
    ],
    haze: '#eaa56c',
    air: 0.3,
    opening: '#4f2030',
    lamp: light.lamp,
    lamps: 0.14,
    arched: true,
    domed: true,
    base: (x, d) => 650 + d * 92 + (Math.abs(x - 760) / 760) ** 2 * 26,
    span: (d) => [440 - 130 * d, 1080 + 90 * d],
  }),
  shape(box(724, 470, 54, 180), b.across('#f7b87c', '#d27c50', '#84403c')) +
    shape(box(716, 462, 70, 14), '#f7b87c') +
    shape(box(736, 500, 8, 22) + box(756, 500, 8, 22) + box(746, 560, 10, 24), '#4f2030') +
    shape('M736 462Q751 430 766 462Z', '#f0a468'),
  // Palms in rows towards us.
  ...Array.from({ length: 74 }, (_, i) => {
    const row = Math.floor(i / 17);
    return palm(
      -30 + ((i % 17) + ((i * 0.618) % 1)) * 98,
      830 + row * 34,
      110 + row * 24 + (i % 4) * 12,
      leaf,
      ['#8a5a3c', '#4a2c2c'],
      i + 3,
      (i % 3) * 6 - 6,
    );
  }),
  ...Array.from({ length: 26 }, (_, i) =>
    bush(((i * 0.618) % 1) * 1640 - 20, 960 + (i % 3) * 14, 120, 60, leaf, i + 60),
  ),
  shape(
    under(ridge(points('-10,1000 300,976 700,966 1100,972 1610,950'), { seed: 7, rough: 5 })),
    b.linear(
      [
        [0, '#e58a4c'],
        [1, '#8f3f38'],
      ],
      [0, 950],
      [0, 1067],
    ),
  ),
  ripples(50, [985, 1060], '#ffbd78', 5, 0.4),
  dromedary(470, 1030, 120, '#8a4a3a', '#6a3234'),
  robed(590, 1040, 116, '#2f4a7a', '#20305c', '#f4dcb0'),
  ...[
    [70, 1060, 520, 60],
    [1480, 1070, 620, -60],
    [1590, 1060, 440, -30],
  ].map(([x = 0, y = 0, h = 0, lean = 0], i) =>
    palm(
      x,
      y,
      h,
      ['#8a6a3c', '#4f4230', '#2a2426'],
      ['#6b4030', '#331c22'],
      i + 90,
      lean,
      '#c8652c',
    ),
  ),
  shape(under(points('-10,1052 800,1064 1610,1046'), 1090, true), light.dark, faded(0.7)),
];
