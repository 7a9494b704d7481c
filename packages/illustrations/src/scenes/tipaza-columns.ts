import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, points, rows, straight } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { column } from '../kit/stonework.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** Tipaza: columns above the water, the long back of Mount Chenoua across the bay. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 600, sun: [1180, 330], size: 30 }),
  streaks(9, [110, 330], '#fff3df', 4, 0.55),
  mountain(
    b,
    points(
      '330,600 420,560 560,470 700,372 800,330 905,318 1010,362 1120,420 1260,476 1400,530 1540,570 1610,590',
    ),
    {
      seed: 12,
      lit: mix(light.land[0], light.haze, 0.1),
      dark: mix(light.land[1], light.land[0], 0.25),
      haze: light.haze,
      foot: 606,
      rough: 12,
      from: 'right',
      eased: true,
    },
  ),
  mist(b, 500, 110, light.haze, 0.7),
  sea(b, [598, 900], light.sea, { seed: 5, sunX: 1180, glints: 170 }),
  plane(
    b,
    points('-10,640 120,660 240,700 330,760 420,800 640,830 900,860 1200,850 1610,800'),
    mix(light.land[2], light.sand[1], 0.45),
    { seed: 3, rough: 14, scale: 60, haze: light.sand[0] },
  ),
  foam(points('250,712 330,768 420,806 520,818'), '#fff8ea', 3),
  scrub(
    points('30,668 110,676 190,700 60,730 240,740 140,760 40,800 300,800 210,830 380,846'),
    44,
    light.leaf,
    5,
  ),
  shape(
    straight(points('1120,905 1122,862 1208,858 1212,902')),
    b.down(light.stone[0], light.stone[1]),
  ),
  shape(disc(1120, 884, 13, 22), light.stone[2]),
  shape(disc(1119, 884, 9, 17), light.stone[1]),
  stones(26, [850, 930], [light.stone[1], light.stone[2]], 8, 26, [420, 1560]),
  ...rows('560,880,400 760,905,470 985,890,240 1330,925,530 1490,900,150').map(
    ([x = 0, y = 0, h = 0]) =>
      shape(
        straight([
          [x - 20, y - 6],
          [x + 26, y + 4],
          [x - h * 0.62, y + h * 0.1],
          [x - h * 0.7, y + h * 0.075],
        ]),
        '#5f7464',
        faded(0.42),
      ),
  ),
  group([
    column(b, 560, 880, 50, 400, light.stone),
    column(b, 760, 905, 56, 470, light.stone),
    column(b, 985, 890, 52, 240, light.stone, true),
    column(b, 1330, 925, 62, 530, light.stone),
    column(b, 1490, 900, 54, 150, light.stone, true),
  ]),
  plane(b, points('-10,900 200,950 520,985 900,960 1200,975 1610,930'), light.land[3], {
    seed: 9,
    rough: 18,
    scale: 70,
  }),
  tufts(60, [930, 1070], [light.leaf[1], light.leaf[2], light.land[3]], 6, 90),
  bush(60, 1000, 300, 170, [light.leaf[1], light.leaf[2], light.dark], 8),
  bush(1560, 1010, 280, 150, [light.leaf[1], light.leaf[2], light.dark], 18),
  birds(6, [980, 240], 160, 20, light.land[2], 3),
];
