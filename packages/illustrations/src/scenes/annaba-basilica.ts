import { type Brush, group, shape } from '../kit/brush.ts';
import { dome } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, type Point, points, rows, straight } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { column } from '../kit/stonework.ts';
import { town } from '../kit/town.ts';
import { cypress, tree } from '../kit/trees.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];
const wall = ['#fff4dc', '#ecd3a6', '#b79e86'] as const;
const brick = '#c07a55';

const tower = (b: Brush, x: number) =>
  group([
    shape(box(x - 34, -320, 68, 320), b.across(wall[0], wall[0], wall[1], wall[2])),
    shape([-250, -170, -90].map((y) => box(x - 36, y, 72, 6)).join(''), brick),
    shape(archway(x - 22, -256, 18, 56) + archway(x + 4, -256, 18, 56), '#7d6a62'),
    shape(archway(x - 22, -176, 18, 56) + archway(x + 4, -176, 18, 56), '#8f7a6d'),
    shape(archway(x - 11, -96, 22, 60), '#7d6a62'),
    shape(box(x - 40, -326, 80, 9), wall[0]),
    shape(box(x - 24, -362, 48, 38), b.across(wall[0], wall[1], wall[2])),
    shape([-16, -4, 8].map((d) => archway(x + d, -326, 9, 28)).join(''), '#7d6a62'),
    dome(b, x, -360, 52, ['#d9e0dc', '#9fb4b4', '#64807f'], 0.62),
    shape(box(x - 1.5, -418, 3, 28) + box(x - 7, -410, 14, 3), '#64807f'),
  ]);

/** Saint Augustine above Hippo: two towers, a rounded porch, the great dome behind. */
const basilica = (b: Brush) =>
  group(
    [
      shape(box(60, -210, 420, 210), b.across(wall[1], wall[2])),
      shape(straight(points('50,-210 480,-210 450,-262 70,-262')), '#b9694a'),
      shape(
        Array.from({ length: 9 }, (_, i) => archway(130 + i * 38, -120, 20, 66)).join(''),
        '#87706a',
      ),
      shape(box(110, -78, 380, 78), wall[1]),
      shape(box(104, -86, 390, 10), brick),
      shape(
        Array.from({ length: 11 }, (_, i) => archway(122 + i * 33, 0, 20, 58)).join(''),
        '#8f7668',
      ),
      shape(box(248, -340, 170, 90), b.across(wall[0], wall[1], wall[2])),
      shape(
        Array.from({ length: 6 }, (_, i) => archway(258 + i * 26, -262, 15, 54)).join(''),
        '#87706a',
      ),
      shape(box(240, -346, 186, 9), wall[0]),
      dome(b, 333, -344, 176, ['#e4e8e0', '#a9bcba', '#64807f'], 0.66),
      shape(box(320, -494, 26, 34), wall[1]),
      dome(b, 333, -492, 30, ['#e4e8e0', '#a9bcba', '#64807f'], 0.7),
      shape(box(331, -544, 4, 36) + box(323, -534, 20, 4), '#64807f'),
      shape(
        straight(points('-84,0 -84,-230 0,-292 84,-230 84,0')),
        b.across(wall[0], mix(wall[0], wall[1], 0.6)),
      ),
      shape(straight(points('-92,-228 0,-302 92,-228 84,-222 0,-288 -84,-222')), brick),
      shape(disc(0, -206, 24), '#87706a'),
      shape(disc(0, -206, 15), '#c9d6d0'),
      shape([-56, -14, 28].map((x) => archway(x, 0, 28, 96)).join(''), '#7d6660'),
      shape(box(-84, -126, 168, 7), brick),
      shape(
        Array.from({ length: 6 }, (_, i) => archway(-70 + i * 24, -132, 14, 36)).join(''),
        '#9b8377',
      ),
      tower(b, -116),
      tower(b, 116),
    ],
    'transform="translate(700 514) scale(.84)"',
  );

/** Annaba: the basilica of Saint Augustine on its hill, the ruins of Hippo at its foot. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 620, sun: [1330, 300], size: 32 }),
  streaks(9, [110, 380], '#fff4e2', 5, 0.55),
  cloud(330, 190, 380, 46, '#fff6e6', 6, 0.65),
  mountain(b, points('-10,430 120,370 280,400 430,470 600,540 760,590'), {
    seed: 5,
    lit: light.land[0],
    dark: '#86aeb0',
    haze: light.haze,
    foot: 640,
    rough: 16,
    from: 'right',
    spurs: 0.2,
  }),
  sea(b, [600, 760], light.sea, { seed: 8, sunX: 1330, glints: 110, left: 900 }),
  plane(
    b,
    points('-10,640 240,610 420,540 540,512 1180,512 1320,580 1450,660 1610,690'),
    '#8aa468',
    { seed: 6, rough: 6, haze: '#c8c08a', foot: 900 },
  ),
  basilica(b),
  scrub(
    Array.from({ length: 90 }, (_, i): Point => {
      const x = 150 + ((i * 197) % 1320);
      return [x, 552 + Math.abs(x - 850) * 0.16 + (i % 6) * 22];
    }).sort((p, q) => p[1] - q[1]),
    46,
    light.leaf,
    4,
  ),
  ...[520, 556, 1150, 1186, 1222].map((x, i) =>
    cypress(x, 540 + Math.abs(x - 860) * 0.03, 150 + (i % 2) * 30, light.leaf),
  ),
  plane(b, points('-10,730 300,750 800,730 1200,760 1610,730'), '#c9b57c', {
    seed: 9,
    rough: 10,
    haze: '#9a9a5c',
  }),
  town({
    seed: 3,
    rows: 2,
    size: [26, 34],
    walls: [wall],
    haze: light.haze,
    air: 0.3,
    opening: '#8a7a70',
    tiles: [light.roof, '#8d4632'],
    base: (_, d) => 722 + d * 18,
    span: () => [1290, 1620],
  }),
  ...rows('150,880,260 330,900,300 1210,900,150 1390,915,320').map(([x = 0, y = 0, h = 0]) =>
    column(b, x, y, 42, h, light.stone, h < 200),
  ),
  shape(box(120, 606, 240, 24), light.stone[1]),
  shape(box(114, 600, 252, 8), light.stone[0]),
  plane(b, points('-10,900 400,930 900,900 1300,940 1610,900'), '#5d8250', {
    seed: 11,
    rough: 12,
    haze: light.leaf[2],
  }),
  stones(22, [900, 960], [light.stone[0], light.stone[2]], 7, 40),
  tufts(110, [930, 1080], [light.leaf[0], light.leaf[1], light.leaf[2]], 8, 80),
  tree(60, 1010, 330, light.leaf, '#4b4238', 4),
  bush(1560, 1040, 280, 170, light.leaf, 6),
  birds(7, [330, 270], 120, 18, '#5d8586', 9),
];
