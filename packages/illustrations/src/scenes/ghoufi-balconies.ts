import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { cube } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { agave, scrub } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import { clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Point, points, rows, straight, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';

const light = lights['red-evening'];

type Bank = { tiers: readonly Point[]; side: -1 | 1; lit: string; dark: string; seed: number };

/** One wall of the canyon: ledges of rock in steps, stone houses clinging to each. */
const bank = (b: Brush, { tiers, side, lit, dark, seed }: Bank) => {
  const outer = side < 0 ? -20 : 1620;
  const r = random(seed);
  return group(
    tiers.map(([x, y], i) => {
      const next = tiers[i + 1]?.[1] ?? 1090;
      const shelf = 60 + r() * 30;
      const edge = ridge(
        [
          [y - 26, x - side * 10],
          [y + 10, x],
          [next - 30, x + side * 22],
          [next + 70, x - side * 40],
        ],
        { seed: seed + i, rough: 13, scale: 26, step: 9, octaves: 3 },
      ).map(([v, u]): Point => [u, v]);
      const d = straight([[outer, y - 26 + side * 8], ...edge, [outer, next + 80]]);
      const near = i / tiers.length;
      const [l, k] = [mix(lit, dark, near * 0.25), mix(dark, '#3a1628', near * 0.4)];
      const houses: string[] = [];
      for (let off = 26; off < Math.abs(x - outer) - 20; off += r.between(6, 44)) {
        if (r.chance(0.12)) continue;
        const size = 1 + near * 0.5;
        const [w, h] = [r.between(40, 84) * size, r.between(34, 66) * size];
        const hx = side < 0 ? x - off - w : x + off;
        const base = y - 10 + r.between(0, 10);
        houses.push(
          cube(
            hx,
            base + 12,
            w,
            h + 10,
            side < 0 ? 14 : -14,
            [mix(l, '#ffd79a', 0.5), mix(l, k, 0.3), k],
            mix(l, '#ffd79a', 0.3),
          ),
        );
        const face = box(hx, base - h, w, h + 12);
        houses.push(courses(b, face, [hx, base - h, w, h + 12], 9, k, seed + off, 0.35));
        if (r.chance(0.45))
          houses.push(
            shape(
              straight([
                [hx - 1, base - h + 4],
                [hx - 1, base - h - 16],
                [hx + w * 0.2, base - h - 12],
                [hx + w * 0.34, base - h + 4],
              ]),
              mix(l, k, 0.3),
            ),
          );
        houses.push(
          shape(
            box(hx + w * 0.16, base - h * 0.66, w * 0.11, h * 0.2) +
              box(hx + w * 0.68, base - h * 0.66, w * 0.11, h * 0.2) +
              (r.chance(0.6) ? box(hx + w * 0.42, base - h * 0.36, w * 0.16, h * 0.48) : ''),
            '#32121f',
          ),
        );
        off += w;
      }
      return group([
        ...houses,
        shape(
          d,
          b.linear(
            [
              [0, mix(l, '#ffe0a4', 0.35)],
              [0.2, l],
              [1, k],
            ],
            [0, y - 26],
            [0, next + 60],
          ),
        ),
        strata(
          b,
          d,
          [y - 6, next + 60],
          [mix(l, '#ffd79a', 0.4), k, mix(l, k, 0.5)],
          seed + i,
          side * 10,
          0.6,
        ),
        clefts(b, d, 26, [y, next + 60], k, seed + i, 0.6, side < 0 ? [-10, x] : [x, 1610]),
        group(
          [
            shape(
              straight([
                [outer, y - 40],
                [x + side * -30, y - 40],
                [x - side * 30, y - 8],
                [outer, y - 4],
              ]),
              '#ffd79a',
              faded(0.3),
            ),
          ],
          b.clip(d),
        ),
        scrub(
          Array.from(
            { length: 4 },
            (): Point => [
              side < 0 ? r.between(0, x - 20) : r.between(x + 20, 1600),
              y - 8 + shelf * 0.05,
            ],
          ),
          17 + near * 12,
          ['#a07a40', '#6d5a36', '#3b2c2a'],
          seed + i,
        ),
      ]);
    }),
  );
};

/** The balconies of Ghoufi: abandoned stone houses on the ledges of the canyon, palms along its river. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 520, sun: [880, 300], size: 44 }),
  streaks(14, [90, 380], '#ffd39c', 9, 0.55),
  mountain(
    b,
    points('-10,400 200,350 400,390 600,340 800,390 1000,360 1240,320 1420,370 1610,330'),
    { seed: 5, lit: '#e29a70', dark: '#b96960', haze: light.haze, foot: 560, rough: 14 },
  ),
  mist(b, 380, 130, '#f8bd84', 0.6),
  shape(
    under(
      ridge(points('-10,470 400,450 700,470 760,540 800,600 960,606 1010,540 1080,470 1610,440'), {
        seed: 8,
        rough: 10,
        scale: 40,
      }),
    ),
    b.linear(
      [
        [0, '#e09162'],
        [1, '#a8524a'],
      ],
      [0, 450],
      [0, 780],
    ),
  ),
  strata(
    b,
    under(points('-10,470 400,450 700,470 760,540 800,600 960,606 1010,540 1080,470 1610,440')),
    [460, 760],
    ['#f2b478', '#b9624e'],
    6,
    0,
    0.5,
  ),
  shape(straight(points('500,1090 760,640 1000,640 1270,1090')), b.down('#9a6a44', '#4d3830')),
  mist(b, 560, 130, '#f4ad74', 0.5),
  ...Array.from({ length: 30 }, (_, i) => {
    const t = i / 30;
    return palm(
      880 + (((i * 0.618) % 1) - 0.5) * (190 + t * 330),
      680 + t * 250,
      64 + t * 90,
      ['#b8924c', '#77703c', '#46422f'],
      ['#8f5a3c', '#4d2a2c'],
      i + 5,
      (i % 3) * 8 - 8,
    );
  }),
  bank(b, {
    tiers: points('560,380 640,490 700,610 690,750 650,910'),
    side: -1,
    lit: '#cf6c43',
    dark: '#642a38',
    seed: 7,
  }),
  bank(b, {
    tiers: points('1210,350 1110,460 1050,590 1080,730 1150,890'),
    side: 1,
    lit: '#f09a58',
    dark: '#8a3a3c',
    seed: 12,
  }),
  road(points('884,900 910,940 860,990 890,1090'), 30, 130, '#f3c593'),
  ...rows(
    '720,1010,210 790,990,170 1010,1010,200 1070,1040,240 690,1085,260 960,990,150 1110,1090,270',
  ).map(([x = 0, y = 0, h = 0], i) =>
    palm(
      x,
      y,
      h,
      ['#b08a48', '#6d6638', '#3b3a2c'],
      ['#8f5a3c', '#4d2a2c'],
      i + 45,
      (i % 3) * 12 - 12,
      '#c8642c',
    ),
  ),
  shape(
    under(ridge(points('-10,960 180,980 380,1030 520,1090'), { seed: 9, rough: 16, scale: 50 })),
    light.dark,
  ),
  shape(
    under(ridge(points('1300,1090 1430,1030 1610,980'), { seed: 19, rough: 16, scale: 50 })),
    light.dark,
  ),
  agave(140, 1000, 120, ['#7a5040', '#4d2c36', light.dark], 4, 280),
  tufts(26, [1000, 1070], [light.dark, '#4a2232'], 8, 90, [0, 440]),
  birds(6, [900, 210], 130, 18, '#6b2f44', 7),
];
