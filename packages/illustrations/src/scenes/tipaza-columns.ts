import { group } from '../kit/brush.ts';
import { column } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { mountain, plane, stones, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** Tipaza: columns above the water, the long back of Mount Chenoua across the bay. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 600, sun: [1180, 330], size: 30 }),
  streaks(9, [110, 330], '#fff3df', 4, 0.55),
  mountain(b, [[330, 600], [420, 560], [560, 470], [700, 372], [800, 330], [905, 318], [1010, 362], [1120, 420], [1260, 476], [1400, 530], [1540, 570], [1610, 590]], {
    seed: 12, lit: mix(light.land[0], light.haze, 0.1), dark: mix(light.land[1], light.land[0], 0.25), haze: light.haze, foot: 606, rough: 12, from: 'right', eased: true,
  }),
  mist(b, 500, 110, light.haze, 0.7),
  sea(b, [598, 900], light.sea, { seed: 5, sunX: 1180, glints: 170 }),
  plane(b, [[-10, 640], [120, 660], [240, 700], [330, 760], [420, 800], [640, 830], [900, 860], [1200, 850], [1610, 800]], mix(light.land[2], light.sand[1], 0.45), { seed: 3, rough: 14, scale: 60, haze: light.sand[0] }),
  foam([[250, 712], [330, 768], [420, 806], [520, 818]], '#fff8ea', 3),
  bush(60, 668, 190, 100, light.leaf, 4), bush(190, 702, 130, 66, light.leaf, 5),
  stones(26, [850, 930], [light.stone[1], light.stone[2]], 8, 26, [420, 1560]),
  group([
    column(b, 560, 880, 50, 400, light.stone),
    column(b, 760, 905, 56, 470, light.stone),
    column(b, 985, 890, 52, 240, light.stone, true),
    column(b, 1330, 925, 62, 530, light.stone),
    column(b, 1490, 900, 54, 150, light.stone, true),
  ]),
  plane(b, [[-10, 900], [200, 950], [520, 985], [900, 960], [1200, 975], [1610, 930]], light.land[3], { seed: 9, rough: 18, scale: 70 }),
  tufts(60, [930, 1070], [light.leaf[1], light.leaf[2], light.land[3]], 6, 90),
  bush(60, 1000, 300, 170, [light.leaf[1], light.leaf[2], light.dark], 8),
  bush(1560, 1010, 280, 150, [light.leaf[1], light.leaf[2], light.dark], 18),
  birds(6, [980, 240], 160, 20, light.land[2], 3),
];
