import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { walker } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { random } from '../kit/random.ts';
import { plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, straight, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';

const light = lights['red-evening'];

/** A volcanic plug: steep, fluted, lit on the side of the sun. */
const plug = (
  b: Brush,
  x: number,
  base: number,
  w: number,
  h: number,
  colours: readonly [string, string],
  haze: string,
  seed: number,
) => {
  const body = ridge(
    [
      [x - w * 1.3, base],
      [x - w * 0.72, base - h * 0.34],
      [x - w * 0.42, base - h * 0.8],
      [x - w * 0.24, base - h * 0.97],
      [x + w * 0.04, base - h],
      [x + w * 0.26, base - h * 0.92],
      [x + w * 0.42, base - h * 0.66],
      [x + w * 0.74, base - h * 0.3],
      [x + w * 1.35, base],
    ],
    { seed, rough: h * 0.035, scale: w * 0.16, step: 5, eased: false },
  );
  const d = under(body, base + 8);
  const paint = (c: string) =>
    b.linear(
      [
        [0, c],
        [0.55, c],
        [1, mix(c, haze, 0.8)],
      ],
      [0, base - h],
      [0, base],
    );
  const r = random(seed);
  const flutes = Array.from({ length: 15 }, () => {
    const fx = x + r.around(0, w * 0.36);
    const top = base - h * r.between(0.55, 1);
    const len = h * r.between(0.2, 0.5);
    return straight([
      [fx, top],
      [fx + w * 0.05, top + len * 0.4],
      [fx + w * 0.02, top + len],
      [fx - w * 0.03, top + len * 0.5],
    ]);
  }).join('');
  const shadow = straight([
    [x - w * 0.02, base - h * 1.1],
    [x + w * 0.02, base - h * 0.8],
    [x - w * 0.06, base - h * 0.6],
    [x + w * 0.03, base - h * 0.38],
    [x - w * 0.1, base - h * 0.18],
    [x - w * 0.12, base + 10],
    [x - w * 1.5, base + 10],
    [x - w * 1.5, base - h * 1.1],
  ]);
  return group(
    [
      shape(d, paint(colours[0])),
      shape(shadow, paint(colours[1])),
      shape(flutes, paint(colours[1]), faded(0.6)),
    ],
    b.clip(d),
  );
};

/** Sunrise at Assekrem: volcanic needles standing out of layers of air. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640, sun: [1130, 560], size: 42, glow: 1.1 }),
  streaks(16, [100, 470], '#ffd39c', 7, 0.55),
  streaks(8, [60, 260], '#74456c', 3, 0.5),
  plane(b, points('-10,620 200,596 480,616 800,600 1100,616 1610,590'), '#dd8a66', {
    seed: 3,
    rough: 16,
    scale: 46,
    haze: light.haze,
    foot: 720,
  }),
  plug(b, 250, 680, 74, 240, ['#d9825d', '#ad5d5c'], '#eea273', 4),
  plug(b, 420, 680, 46, 160, ['#d9825d', '#ad5d5c'], '#eea273', 12),
  plug(b, 1400, 680, 66, 200, ['#d98a60', '#b46660'], '#f0aa74', 6),
  mist(b, 590, 130, '#f9c48a', 0.7),
  plane(b, points('-10,700 300,676 640,700 1000,684 1610,690'), '#bf6453', {
    seed: 8,
    rough: 12,
    haze: '#eaa070',
    foot: 830,
  }),
  plug(b, 720, 760, 118, 440, ['#d3714f', '#87404c'], '#d88660', 9),
  plug(b, 930, 770, 64, 250, ['#cc6c4e', '#87404c'], '#d88660', 15),
  plug(b, 560, 770, 60, 200, ['#c4654c', '#7f3c4a'], '#d88660', 25),
  mist(b, 690, 140, '#efa877', 0.6),
  plug(b, 1330, 880, 150, 420, ['#b9553f', '#642c3e'], '#b9654f', 19),
  plug(b, 130, 880, 140, 330, ['#a94b3d', '#5c283c'], '#b9654f', 27),
  mist(b, 780, 150, '#d98a64', 0.5),
  plane(b, points('-10,850 260,856 520,900 760,880 1100,900 1610,840'), '#7f3640', {
    seed: 21,
    rough: 16,
    haze: '#4a2034',
    foot: 1070,
  }),
  shape(
    under(
      ridge(points('-10,1000 300,960 620,930 860,950 1100,1010 1400,1080'), {
        seed: 5,
        rough: 14,
        scale: 40,
      }),
    ),
    '#3c1a2c',
  ),
  // The hermitage of Assekrem: low rough stone, a door, a wooden cross-beam.
  shape(box(430, 874, 170, 70), '#6b3238'),
  shape(straight(points('600,944 600,874 650,864 650,940')), '#b5603f'),
  shape(box(424, 868, 182, 9), '#8f463c'),
  shape(straight(points('606,877 606,868 656,858 654,867')), '#d47c4c'),
  shape(box(490, 896, 26, 48) + box(450, 900, 14, 14), '#26101f'),
  courses(b, box(430, 874, 170, 70), [430, 874, 170, 70], 12, '#3c1a2c', 4, 0.5),
  stones(44, [960, 1060], ['#8d4440', '#2a1222'], 8, 34, [-10, 1300]),
  walker(735, 946, 62, '#c46a48', '#1f0d1c', 1, '#5b2c3c'),
  walker(775, 952, 58, '#40335c', '#1f0d1c', -1),
  shape(
    under(ridge(points('1150,1090 1350,1000 1610,940'), { seed: 15, rough: 20, scale: 40 })),
    light.dark,
  ),
];
