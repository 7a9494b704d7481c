import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { bush, reeds } from '../kit/plants.ts';
import { plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, lens, points, ribbon, rows, smooth, straight } from '../kit/shapes.ts';
import { cloud, mist, sky, streaks } from '../kit/sky.ts';
import { sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A grey heron standing in the shallows. */
const heron = (x: number, y: number, s: number, fill: string, shade: string) =>
  group([
    shape(
      ribbon(
        [
          [x - s * 0.03, y - s * 0.45],
          [x - s * 0.04, y],
        ],
        s * 0.025,
        s * 0.02,
      ) +
        ribbon(
          [
            [x + s * 0.05, y - s * 0.45],
            [x + s * 0.07, y],
          ],
          s * 0.025,
          s * 0.02,
        ),
      shade,
    ),
    shape(
      smooth(
        [
          [x - s * 0.12, y - s * 0.6],
          [x + s * 0.06, y - s * 0.66],
          [x + s * 0.34, y - s * 0.42],
          [x + s * 0.1, y - s * 0.4],
          [x - s * 0.1, y - s * 0.48],
        ],
        true,
      ),
      fill,
    ),
    shape(
      smooth(
        [
          [x, y - s * 0.6],
          [x + s * 0.36, y - s * 0.4],
          [x + s * 0.08, y - s * 0.44],
        ],
        true,
      ),
      shade,
    ),
    shape(
      ribbon(
        [
          [x - s * 0.08, y - s * 0.54],
          [x - s * 0.2, y - s * 0.66],
          [x - s * 0.1, y - s * 0.8],
          [x - s * 0.18, y - s * 0.94],
        ],
        s * 0.075,
        s * 0.045,
      ),
      fill,
    ),
    shape(
      straight([
        [x - s * 0.15, y - s * 0.99],
        [x - s * 0.42, y - s * 0.94],
        [x - s * 0.17, y - s * 0.92],
      ]),
      '#d9944a',
    ),
    shape(disc(x - s * 0.175, y - s * 0.955, s * 0.04), fill),
    shape(
      ribbon(
        [
          [x - s * 0.18, y - s * 0.98],
          [x + s * 0.02, y - s * 0.92],
        ],
        s * 0.025,
        s * 0.004,
      ),
      shade,
    ),
  ]);

const duck = (x: number, y: number, s: number) =>
  shape(
    smooth(
      [
        [x - s, y],
        [x - s * 0.6, y - s * 0.42],
        [x + s * 0.5, y - s * 0.4],
        [x + s * 1.1, y - s * 0.55],
        [x + s * 0.8, y + s * 0.05],
      ],
      true,
    ),
    '#6a5a4a',
  ) +
  shape(disc(x - s * 0.82, y - s * 0.62, s * 0.3, s * 0.27), '#2d5a4c') +
  shape(lens(x - s * 1.2, y - s * 0.56, s * 0.5, s * 0.1), '#d9a04a') +
  shape(lens(x, y + s * 0.12, s * 3, s * 0.14), '#fff4dc', faded(0.7));

/** Morning on the lakes of El Kala: reeds, herons, white lilies. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560, sun: [980, 420], size: 40 }),
  streaks(12, [110, 420], '#fff0da', 6, 0.6),
  cloud(360, 170, 380, 46, '#fff6e6', 8, 0.6),
  plane(
    b,
    points('-10,500 240,450 500,490 760,460 1040,500 1300,440 1610,470'),
    mix(light.land[0], light.haze, 0.3),
    { seed: 4, rough: 14, haze: light.haze, foot: 600 },
  ),
  plane(b, points('-10,540 260,500 560,545 900,530 1250,545 1440,500 1610,500'), light.land[1], {
    seed: 9,
    rough: 12,
    haze: light.haze,
    foot: 610,
  }),
  mist(b, 480, 110, light.haze, 0.6),
  ...Array.from({ length: 34 }, (_, i) =>
    bush(
      ((i * 0.618) % 1) * 1620,
      574 + (i % 3) * 3,
      90 + (i % 4) * 22,
      50 + (i % 5) * 9,
      ['#9fb98a', '#6c9a7e', '#4b8074'],
      i + 4,
    ),
  ),
  sea(b, [570, 1080], ['#f6dcb6', '#8cbcb4', '#1f6a70'], {
    seed: 6,
    sunX: 980,
    glints: 230,
    spread: 230,
    waves: 70,
  }),
  shape(
    box(0, 570, 1600, 120),
    b.linear([
      [0, '#5b8a78', 0.55],
      [1, '#5b8a78', 0],
    ]),
  ),
  mist(b, 540, 110, '#fbe6c6', 0.55),
  ...rows('310,700,260 1230,680,200 700,650,150').map(
    ([x = 0, y = 0, w = 0], i) =>
      shape(lens(x, y, w * 1.5, 12), '#4f7f62') +
      reeds(
        46,
        [x - w * 0.55, x + w * 0.55],
        y + 3,
        96 - i * 14,
        ['#8fae72', '#5b8c66', '#37685a'],
        i + 3,
        '#a9764c',
      ),
  ),
  ...Array.from({ length: 62 }, (_, i) => {
    const t = (i * 0.618) % 1;
    const y = 770 + ((i * 89) % 270);
    const k = (y - 600) / 420;
    const x = t * 1700 - 50;
    return (
      shape(disc(x, y, 52 * k, 11 * k), i % 3 ? '#4d8a5f' : '#6ba06c') +
      shape(disc(x - 6 * k, y - 2 * k, 40 * k, 7 * k), i % 3 ? '#639c69' : '#86b27a', faded(0.7)) +
      (i % 5 === 0
        ? group(
            [0, 1, 2, 3, 4].map((p) =>
              shape(
                lens(x + (p - 2) * 8 * k, y - 13 * k, 10 * k, 24 * k),
                p % 2 ? '#ffffff' : '#f6e0d6',
              ),
            ),
            '',
          ) + shape(disc(x, y - 12 * k, 5 * k, 4 * k), '#f0bf52')
        : '')
    );
  }),
  heron(600, 800, 190, '#e3e6e2', '#7f9499'),
  shape(lens(606, 802, 130, 7), '#fff4dc', faded(0.7)),
  heron(470, 760, 130, '#d6dedb', '#7f9499'),
  duck(1060, 770, 26),
  duck(1150, 752, 20),
  duck(1120, 800, 28),
  reeds(120, [-30, 330], 1090, 460, ['#7fa163', '#3f7550', '#1d463c'], 11, '#8a5a3c'),
  reeds(130, [1270, 1640], 1090, 520, ['#7fa163', '#3f7550', '#1d463c'], 13, '#8a5a3c'),
  reeds(70, [300, 620], 1090, 150, ['#3f7550', '#1d463c'], 17),
  birds(11, [640, 250], 240, 26, '#55807e', 15),
];
