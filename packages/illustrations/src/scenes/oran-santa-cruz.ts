import { type Brush, group, shape } from '../kit/brush.ts';
import { dome } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, scrub } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, points, smooth, straight, under } from '../kit/shapes.ts';
import { sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { sea } from '../kit/water.ts';

const light = lights['red-evening'];
const wall = ['#ffc98c', '#b9604a', '#6a2c3a'] as const;

const fort = () =>
  group([
    shape(
      straight(points('318,258 326,196 356,192 362,172 470,164 476,184 512,186 522,262')),
      wall[1],
    ),
    shape(straight(points('440,260 436,168 470,164 476,184 512,186 522,262')), wall[0]),
    shape(straight(points('490,260 486,186 512,186 522,262')), mix(wall[0], wall[1], 0.5)),
    shape(
      [330, 342, 370, 388, 406, 424].map((x) => box(x, x < 350 ? 186 : 162, 9, 9)).join(''),
      wall[1],
    ),
    shape(box(372, 200, 6, 12) + box(402, 200, 6, 12) + box(452, 200, 6, 12), wall[2]),
  ]);

/** Chapel of Our Lady of Santa Cruz: arcaded terrace and the tower that carries her. */
const chapel = (b: Brush) =>
  group(
    [
      shape(box(-120, -46, 250, 46), wall[1]),
      shape(box(-120, -50, 250, 6), wall[0]),
      shape(
        Array.from({ length: 9 }, (_, i) => archway(-112 + i * 27, 0, 17, 34)).join(''),
        wall[2],
      ),
      shape(box(-58, -92, 96, 44), mix(wall[0], wall[1], 0.4)),
      dome(b, -10, -90, 66, [wall[0], wall[1], wall[2]], 0.5),
      shape(box(44, -150, 44, 106), mix(wall[0], wall[1], 0.6)),
      shape(box(74, -150, 14, 106), wall[0]),
      shape(archway(52, -96, 12, 40) + archway(69, -96, 12, 40), wall[2]),
      shape(box(38, -156, 56, 8), wall[0]),
      shape(box(56, -182, 20, 28), wall[1]),
      shape(smooth(points('66,-226 71,-214 74,-182 58,-182 61,-214'), true), wall[2]),
      shape(disc(66, -228, 4.5), wall[2]),
    ],
    'transform="translate(690 452) scale(1.05)"',
  );

/** Santa Cruz above Oran: the fort on its crest, the chapel below it, the bay at sunset. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 610, sun: [1190, 500], size: 46 }),
  streaks(16, [130, 430], '#ffcf96', 8, 0.55),
  streaks(8, [60, 300], '#7a4468', 18, 0.5),
  plane(
    b,
    points('880,612 1010,596 1200,588 1340,570 1480,560 1610,548'),
    mix(light.land[0], light.haze, 0.5),
    { seed: 3, rough: 9, foot: 618 },
  ),
  sea(b, [610, 1000], light.sea, {
    seed: 4,
    sunX: 1190,
    glint: '#ffe3ae',
    glints: 220,
    spread: 200,
  }),
  mountain(
    b,
    points(
      '-10,330 120,330 250,280 330,245 520,250 600,360 650,430 810,452 900,560 1010,680 1130,790',
    ),
    {
      seed: 8,
      lit: '#c9654b',
      dark: '#6b2b3d',
      haze: '#b0584d',
      foot: 1000,
      rough: 14,
      scale: 60,
      from: 'right',
      spurs: 0.2,
    },
  ),
  scrub(points('60,350 150,356 240,330 560,330'), 30, ['#8d5040', '#5c3038', '#3f1f30'], 2),
  fort(),
  chapel(b),
  scrub(
    points(
      '590,486 840,520 480,520 860,570 420,470 330,560 700,560 250,480 180,560 600,600 760,620 480,620 930,660 350,660 540,700 240,640 650,540 790,540',
    ),
    30,
    ['#a05a42', '#6f3a3a', '#4d2634'],
    20,
  ),
  shape(straight(points('1010,792 1420,742 1600,738 1600,746 1424,752 1020,806')), light.land[2]),
  town({
    seed: 5,
    rows: 9,
    size: [22, 58],
    walls: [
      ['#ffcf98', '#d98a62', '#833c42'],
      ['#ffbf86', '#c8704f', '#7a343f'],
      ['#ffd9ac', '#e0a074', '#8f484a'],
    ],
    haze: '#d77f5c',
    air: 0.5,
    side: 0.3,
    opening: '#5c2435',
    lamp: light.lamp,
    lamps: 0.25,
    tall: 1.2,
    base: (x, depth) =>
      812 + depth * 310 - Math.max(0, x - 1000) * 0.05 + Math.max(0, 1000 - x) * 0.1 * (1 - depth),
    span: (depth) => [870 - depth * 760, 1640],
  }),
  shape(
    under(ridge(points('-10,760 200,850 420,960 700,1040 900,1080'), { seed: 3, rough: 20 })),
    light.dark,
  ),
  agave(150, 900, 150, ['#8a5a45', '#5c3440', '#2f1a2c'], 3, 340),
  agave(360, 985, 100, ['#8a5a45', '#5c3440', '#2f1a2c'], 7),
  tufts(26, [900, 1060], [light.dark, '#4a2232'], 5, 90, [0, 760]),
  birds(7, [930, 300], 190, 20, '#5c2c48', 8),
];
