import { boat } from '../kit/boats.ts';
import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { slope, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, craggy, lens, type Point, points, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];
const cliff: readonly Point[] = points(
  '470,672 500,600 560,520 612,436 690,372 770,346 850,344 920,380 980,470 1040,520 1110,490 1200,400 1320,286 1430,214 1500,206 1610,262',
);

/** The light of Cap Carbon: a low tower on a white house. */
const lighthouse = () =>
  group(
    [
      shape(box(-40, -24, 96, 26), '#fff7e8'),
      shape(box(24, -24, 32, 26), '#c8bfb2'),
      shape(straight(points('-44,-24 -34,-36 50,-36 60,-24')), light.roof),
      shape(box(-14, -70, 24, 50), '#fff7e8'),
      shape(box(1, -70, 9, 50), '#bdb8b0'),
      shape(box(-19, -74, 34, 5), '#3b4b50'),
      shape(box(-10, -92, 16, 18), light.lamp),
      shape('M-13 -92Q-2 -108 9 -92Z', '#3b4b50'),
      shape(box(-32, -15, 6, 9) + box(-20, -15, 6, 9) + box(32, -15, 6, 9), '#5f7a7c'),
    ],
    'transform="translate(800 352) scale(1.05)"',
  );

/** Cap Carbon and Yemma Gouraya: Béjaïa's mountain walking into the sea. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 660, sun: [250, 470], size: 34 }),
  streaks(12, [150, 460], '#fff1da', 6, 0.6),
  cloud(1150, 150, 380, 40, '#fff6e6', 4, 0.6),
  mountain(b, points('-10,650 100,620 220,600 330,640 420,655'), {
    seed: 5,
    lit: mix(light.land[0], light.haze, 0.5),
    dark: mix(light.land[0], light.haze, 0.3),
    haze: light.haze,
    foot: 664,
    rough: 10,
  }),
  sea(b, [658, 1080], light.sea, { seed: 3, sunX: 250, glints: 190 }),
  mountain(b, cliff, {
    seed: 7,
    lit: '#b9b48c',
    dark: '#5f8f84',
    haze: '#5d8a7c',
    foot: 720,
    rough: 14,
    scale: 46,
    from: 'left',
    spurs: 0.3,
    window: 6,
  }),
  scrub(slope(cliff, 690, 120, 5, [0.16, 0.92]), 19, ['#9db47c', '#6d9474', '#4b7b6c'], 4),
  scrub(slope(cliff.slice(9), 690, 40, 8, [0.4, 0.95]), 28, ['#8fab6c', '#5c8a66', '#3c6d5e'], 6),
  shape(
    box(1436, 178, 70, 32) +
      box(1428, 192, 14, 18) +
      box(1498, 190, 14, 20) +
      box(1462, 166, 20, 14),
    '#e9dcc0',
  ),
  shape(box(1484, 178, 22, 32), '#a9a694'),
  lighthouse(),
  // The sea runs through the rock below the light.
  shape(craggy(points('566,714 572,650 590,600 622,582 648,612 664,660 668,714'), 3, 7), '#3d5c54'),
  shape(
    craggy(points('590,714 592,660 604,622 624,606 642,634 650,714'), 8, 6),
    b.linear([
      [0, '#d3e6d2'],
      [0.5, '#c3ddd0'],
      [0.56, '#5fb0b0'],
      [1, '#3f9ba3'],
    ]),
  ),
  shape(
    straight([
      ...ridge(points('462,704 480,684 540,692 564,700'), {
        seed: 4,
        rough: 8,
        scale: 16,
        step: 6,
      }),
      [570, 716],
      [462, 716],
    ]),
    '#6f6a58',
  ),
  shape(
    straight([
      ...ridge(points('640,700 760,690 900,682 1060,692 1300,684 1620,690'), {
        seed: 14,
        rough: 11,
        scale: 22,
        step: 7,
      }),
      [1620, 718],
      [636, 718],
    ]),
    b.linear([
      [0, '#8b8468'],
      [1, '#4c5a52'],
    ]),
  ),
  foam(
    Array.from({ length: 46 }, (_, i): Point => [462 + i * 26, 714 + 5 * Math.sin(i * 1.7)]),
    '#fffaf0',
    4,
    1.1,
  ),
  shape(
    Array.from({ length: 60 }, (_, i) =>
      lens(500 + ((i * 181) % 1140), 716 + ((i * 47) % 120), 150 - ((i * 47) % 120), 5),
    ).join(''),
    '#175d5f',
    faded(0.22),
  ),
  boat(360, 850, 150, [light.roof, '#fff3df'], '#6d3b2c'),
  shape(lens(360, 860, 200, 6), '#fff6e2', faded(0.7)),
  shape(
    under(
      ridge(points('1000,1090 1150,1010 1300,960 1450,930 1610,860'), {
        seed: 4,
        rough: 26,
        scale: 50,
      }),
    ),
    light.dark,
  ),
  shape(
    under(ridge(points('-10,960 160,1000 330,1090'), { seed: 6, rough: 20, scale: 50 })),
    light.dark,
  ),
  pine(1440, 1010, 480, light.leaf, ['#8c6b4f', '#3d3a35'], 6, -110),
  tufts(40, [960, 1070], [light.leaf[1], light.leaf[2]], 8, 90, [1100, 1600]),
  bush(70, 1040, 260, 130, [light.leaf[1], light.leaf[2], light.dark], 4),
  birds(8, [470, 330], 200, 22, '#47706f', 5),
];
