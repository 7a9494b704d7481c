import { faded, group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, bush } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { type Point, points, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { camper } from '../kit/vehicles.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A camper on the coast road, between the scrub and the sea. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560, sun: [420, 390], size: 36 }),
  streaks(10, [120, 380], '#fff2de', 8, 0.6),
  cloud(1230, 180, 440, 54, '#fff6e6', 6, 0.65),
  mountain(b, points('700,560 820,500 940,440 1060,470 1200,380 1340,330 1480,380 1610,300'), {
    seed: 5,
    lit: light.land[0],
    dark: '#86b0b2',
    haze: light.haze,
    foot: 580,
    rough: 18,
    spurs: 0.2,
  }),
  sea(b, [556, 1000], light.sea, { seed: 4, sunX: 420, glints: 210, spread: 190 }),
  mountain(b, points('880,640 960,570 1080,520 1220,500 1400,430 1610,400'), {
    seed: 9,
    lit: '#a3b184',
    dark: '#5f9284',
    haze: '#cfd3ac',
    foot: 760,
    rough: 16,
    spurs: 0.25,
  }),
  foam(
    Array.from({ length: 18 }, (_, i): Point => [860 + i * 18, 650 + i * 5]),
    '#fffaf0',
    6,
    0.9,
  ),
  shape(
    under(
      ridge(points('820,700 960,650 1150,640 1400,590 1610,560'), {
        seed: 12,
        rough: 14,
        scale: 50,
      }),
    ),
    b.linear(
      [
        [0, '#8fa76a'],
        [1, '#557f56'],
      ],
      [0, 560],
      [0, 900],
    ),
  ),
  foam(
    Array.from({ length: 30 }, (_, i): Point => [300 + i * 19, 846 - i * 5]),
    '#fffaf0',
    7,
    1.2,
  ),
  shape(
    under(
      ridge(points('-10,900 260,860 520,812 780,740 1000,716 1300,700 1610,660'), {
        seed: 14,
        rough: 14,
        scale: 46,
      }),
    ),
    b.linear(
      [
        [0, '#c7b27c'],
        [1, '#9a9a5c'],
      ],
      [0, 680],
      [0, 1000],
    ),
  ),
  ...Array.from({ length: 22 }, (_, i) =>
    bush(820 + ((i * 137) % 800), 690 + ((i * 53) % 34), 96, 56, light.leaf, i + 2),
  ),
  shape(
    'M-10 1010C300 965 560 930 820 860C1010 808 1130 770 1180 742C1220 720 1290 716 1350 712L1610 690V742L1370 744C1330 746 1300 756 1250 786C1130 858 900 950 640 1010C480 1046 360 1060 260 1080H-10Z',
    '#6d6f72',
  ),
  shape(
    'M-10 1010C300 965 560 930 820 860C1010 808 1130 770 1180 742C1220 720 1290 716 1350 712L1610 690V696L1352 719C1300 722 1240 726 1190 752C1120 790 1010 822 822 872C560 944 300 984 -10 1030Z',
    '#e9dcc0',
  ),
  ...Array.from({ length: 12 }, (_, i) => {
    const t = i / 12;
    const x = 60 + t * 960;
    return shape(
      straight([
        [x, 1046 - t * 215 - t * t * 22],
        [x + 52 - t * 22, 1036 - t * 217 - t * t * 22],
        [x + 54 - t * 22, 1042 - t * 218 - t * t * 22],
        [x + 2, 1053 - t * 216 - t * t * 22],
      ]),
      '#fff3da',
      faded(0.85),
    );
  }),
  group(
    [
      camper(0, 0, 300, {
        body: '#fff6e6',
        shade: '#d9c7ab',
        band: light.roof,
        glass: '#2b5a63',
        tyre: '#26302f',
        lamp: light.lamp,
      }),
    ],
    'transform="translate(560 948) rotate(-11)"',
  ),
  shape(
    under(
      ridge(points('-10,1048 300,1074 560,1050 900,985 1200,900 1400,850 1610,820'), {
        seed: 18,
        rough: 12,
        scale: 50,
      }),
    ),
    light.leaf[2],
  ),
  tufts(70, [930, 1080], [light.leaf[0], light.leaf[1], light.leaf[2]], 9, 84, [760, 1610]),
  agave(1180, 985, 130, ['#9dbb96', '#4f8470', '#22524c'], 5, 380),
  agave(1400, 960, 150, ['#9dbb96', '#4f8470', '#22524c'], 8),
  pine(70, 1100, 620, light.leaf, ['#9a7656', '#463b34'], 7, 70),
  bush(40, 1090, 300, 110, [light.leaf[1], light.leaf[2], light.dark], 8),
  birds(7, [700, 260], 190, 20, '#4e7f80', 8),
];
