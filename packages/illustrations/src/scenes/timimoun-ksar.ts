import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { robed } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { plane } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, points, straight } from '../kit/shapes.ts';
import { glow, sky, streaks } from '../kit/sky.ts';

const light = lights['red-evening'];
const clay = ['#f08a55', '#bf4f38', '#7a2b30'] as const;

/** A wall of red clay with the pricked crown and triangles of the Gourara. */
const wall = (x: number, y: number, w: number, h: number, side: number, arch = false) => {
  const teeth = Math.max(2, Math.round(w / 26));
  const step = w / teeth;
  const crown = Array.from({ length: teeth }, (_, i) =>
    straight([
      [x + i * step + 1, y - h],
      [x + i * step + step * 0.18, y - h - step * 0.7],
      [x + i * step + step * 0.5, y - h - step * 0.86],
      [x + i * step + step * 0.82, y - h - step * 0.7],
      [x + (i + 1) * step - 1, y - h],
    ]),
  ).join('');
  const holes = Array.from({ length: Math.floor(w / 22) }, (_, i) =>
    [0, 1]
      .map((row) =>
        straight([
          [x + 10 + i * 22, y - h * 0.8 + row * 20],
          [x + 16 + i * 22, y - h * 0.8 - 11 + row * 20],
          [x + 22 + i * 22, y - h * 0.8 + row * 20],
        ]),
      )
      .join(''),
  ).join('');
  const edge = side > 0 ? x + w : x;
  return group([
    shape(
      straight([
        [edge, y],
        [edge + side, y - Math.abs(side) * 0.2],
        [edge + side, y - h - Math.abs(side) * 0.2],
        [edge, y - h],
      ]),
      side > 0 ? clay[0] : clay[2],
    ),
    shape(box(x, y - h, w, h), clay[1]),
    shape(crown, clay[1]),
    shape(box(x, y - h, w, 5), mix(clay[0], clay[1], 0.4)),
    shape(holes, clay[2], faded(0.85)),
    arch ? shape(archway(x + w * 0.32, y, w * 0.36, h * 0.56, true), '#43182a') : '',
    shape([0.16, 0.8].map((k) => box(x + w * k, y - h * 0.5, 10, 17)).join(''), '#5a2030'),
  ]);
};

const tower = (x: number, y: number, w: number, h: number) => {
  const spike = (at: number, s: number) =>
    straight([
      [at - 7 * s, y - h],
      [at - 3 * s, y - h - 40 * s],
      [at, y - h - 48 * s],
      [at + 3 * s, y - h - 40 * s],
      [at + 7 * s, y - h],
    ]);
  return group([
    shape(
      straight([
        [x - w / 2, y],
        [x - w * 0.36, y - h],
        [x + w * 0.36, y - h],
        [x + w / 2, y],
      ]),
      clay[1],
    ),
    shape(
      straight([
        [x + w * 0.06, y],
        [x + w * 0.1, y - h],
        [x + w * 0.36, y - h],
        [x + w / 2, y],
      ]),
      clay[0],
    ),
    shape(spike(x - w * 0.28, 0.8) + spike(x + w * 0.28, 0.8) + spike(x, 1.1), clay[1]),
    shape(
      [0.3, 0.55, 0.8]
        .map((k) => [-1, 0, 1].map((i) => box(x + i * w * 0.18 - 3, y - h * k, 6, 14)).join(''))
        .join(''),
      clay[2],
    ),
    shape(
      [0.42, 0.68]
        .map((k) =>
          Array.from({ length: 5 }, (_, i) =>
            box(x - w * 0.46 + i * w * 0.2, y - h * k, w * 0.16, 3.5),
          ).join(''),
        )
        .join(''),
      '#4b1d28',
    ),
  ]);
};

/** Timimoun: red clay walls, the palm grove, the pale sebkha and the sand sea beyond. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 520, sun: [1270, 420], size: 44 }),
  streaks(14, [120, 390], '#ffce92', 9, 0.5),
  plane(
    b,
    points('-10,512 200,486 360,506 540,470 720,505 900,478 1080,506 1300,492 1610,510'),
    '#e0865a',
    { seed: 4, rough: 8, haze: light.haze, foot: 580 },
  ),
  dune(b, {
    peak: [470, 486],
    left: [250, 540],
    right: [690, 540],
    crest: [540, 560],
    lit: ['#d9764d', '#e39a66'],
    dark: ['#b55a4c', '#d18560'],
    base: 560,
  }),
  shape(box(-10, 530, 1620, 260), b.down('#ffdcb0', '#f0a06a')),
  ripples(70, [536, 760], '#fff0d6', 5, 0.6),
  ripples(40, [560, 760], '#c96c4a', 8, 0.4),
  glow(b, [1270, 540], 480, '#fff0c8', 0.6),
  ...Array.from({ length: 54 }, (_, i) =>
    palm(
      ((i * 0.618) % 1) * 1640 - 20,
      700 + (i % 6) * 17,
      74 + (i % 5) * 14,
      ['#a8743f', '#6a4a38', '#3a2630'],
      ['#7d4436', '#4d2430'],
      i,
      (i % 3) * 6 - 6,
    ),
  ),
  plane(b, points('-10,770 400,750 800,776 1610,750'), '#b6553c', {
    seed: 9,
    rough: 7,
    haze: '#7d2f33',
  }),
  wall(20, 860, 200, 160, 40),
  wall(560, 850, 190, 150, 46),
  wall(1180, 850, 230, 170, 50),
  tower(500, 860, 110, 330),
  wall(250, 900, 240, 210, 60, true),
  wall(770, 900, 260, 180, 60),
  tower(1110, 900, 120, 400),
  wall(1400, 910, 240, 210, 30, true),
  wall(1020, 930, 150, 130, 46),
  plane(b, points('-10,900 400,920 800,905 1300,930 1610,915'), '#c75c3e', {
    seed: 12,
    rough: 6,
    haze: '#6a2630',
  }),
  shape(straight(points('250,905 500,905 300,1000 -60,1010')), '#4a1a2a', faded(0.4)),
  shape(straight(points('1050,925 1180,925 1060,1030 820,1040')), '#4a1a2a', faded(0.4)),
  robed(690, 985, 100, '#f3d9bd', '#a9645a', '#f7e3c8'),
  robed(742, 992, 96, '#3c3a6b', '#26224a', '#e8a865'),
  shape(straight(points('640,986 770,994 640,1016 520,1012')), '#4a1a2a', faded(0.4)),
  palm(
    1490,
    1110,
    470,
    ['#a8743f', '#6a4238', '#331c2a'],
    ['#8a4a38', '#3d1a28'],
    91,
    -50,
    '#d07a34',
  ),
  palm(
    100,
    1130,
    380,
    ['#a8743f', '#6a4238', '#331c2a'],
    ['#8a4a38', '#3d1a28'],
    95,
    30,
    '#d07a34',
  ),
  stones(16, [980, 1060], ['#9c4236', '#5a2030'], 5, 26),
];
