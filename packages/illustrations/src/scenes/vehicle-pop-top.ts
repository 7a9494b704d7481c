import { shape } from '../kit/brush.ts';
import { chair, table } from '../kit/camper-parts.ts';
import { place, popTop } from '../kit/campers.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { points, under } from '../kit/shapes.ts';
import { crescent, glow, mist, pool, sky, stars, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['blue-hour'];
const night = light.leaf;

/** The pop-top on a beach at nightfall: the raised roof glows like a lantern. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 600 }),
  stars(170, 380, 24),
  crescent(1330, 170, 34, light.sun, 28),
  streaks(9, [330, 540], '#f8c4a0', 8, 0.55),
  glow(b, [300, 600], 620, '#ffb98a', 0.5),
  mountain(b, points('800,600 960,520 1100,480 1260,380 1400,430 1520,390 1610,420'), {
    seed: 9,
    lit: '#8f96bd',
    dark: '#69739f',
    haze: '#d8b0aa',
    foot: 620,
    rough: 16,
  }),
  sea(b, [600, 860], light.sea, { seed: 8, sunX: 300, glint: '#ffd0a0', glints: 120, spread: 180 }),
  foam(
    points('60,812 200,806 330,812 480,804 640,810 800,802 960,808 1120,800 1300,806 1480,800'),
    '#e6e2ee',
    5,
    1.3,
  ),
  plane(b, points('-10,830 400,816 900,824 1610,806'), '#b9a5ae', {
    seed: 6,
    rough: 5,
    haze: '#4b4d80',
    foot: 1100,
  }),
  ...[70, 190, 1440, 1560].map((x, i) =>
    pine(
      x,
      900 - (i % 2) * 30,
      560 - (i % 2) * 110,
      [night[0], night[1], night[2]],
      ['#6f6078', '#2f2c4a'],
      5 + i,
      i < 2 ? 40 : -40,
    ),
  ),
  glow(b, [720, 840], 520, '#ffb565', 0.5),
  mist(b, 760, 120, '#a9a5c8', 0.25),
  place(
    popTop(b, {
      body: '#5f97a8',
      shade: '#2c4f70',
      trim: '#f4ead8',
      glass: '#1b2f52',
      tyre: '#121c38',
      rim: '#d9d5e0',
      lamp: '#ffe9b0',
    }),
    270,
    940,
    1.06,
  ),
  // Lantern light on the sand before the open door.
  pool(b, [810, 962], 380, '#ffcf8a', 0.9),
  table(1300, 1002, 1.5, '#a4683e', '#20264a'),
  chair(1420, 998, 1.55, '#c8553a', '#20264a', -1),
  shape(
    under(ridge(points('-10,1030 500,1060 1100,1058 1610,1020'), { seed: 8, rough: 6 })),
    light.dark,
  ),
  tufts(26, [1030, 1080], [light.dark, '#1b2750'], 5, 100, [0, 420]),
  tufts(26, [1030, 1080], [light.dark, '#1b2750'], 6, 100, [1200, 1600]),
];
