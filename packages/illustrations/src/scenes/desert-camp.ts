import { faded, group, shape } from '../kit/brush.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, points, ribbon, smooth, straight, under } from '../kit/shapes.ts';
import { crescent, glow, mist, pool, sky, stars, streaks } from '../kit/sky.ts';

const light = lights['blue-hour'];

/** A low tent of woven hair: ridge pole, guy ropes, an open front with lamplight in it. */
const tent = (x: number, y: number, w: number, lit: boolean) =>
  group(
    [
      shape(
        straight([
          [-0.62 * w, 0],
          [-0.34 * w, -0.3 * w],
          [0.02 * w, -0.4 * w],
          [0.36 * w, -0.28 * w],
          [0.64 * w, 0],
        ]),
        '#2c2340',
      ),
      shape(
        `M${-0.62 * w} 0Q${-0.4 * w} ${-0.14 * w} ${-0.34 * w} ${-0.3 * w}Q${-0.14 * w} ${-0.29 * w} ${0.02 * w} ${-0.4 * w}Q${0.2 * w} ${-0.28 * w} ${0.36 * w} ${-0.28 * w}Q${0.42 * w} ${-0.12 * w} ${0.64 * w} 0L${0.3 * w} 0L${0.26 * w} ${-0.18 * w}L${-0.24 * w} ${-0.19 * w}L${-0.28 * w} 0Z`,
        '#6b4354',
      ),
      shape(
        [0.2, 0.5, 0.8]
          .map(
            (k) =>
              `M${(-0.34 + 0.36 * k) * w} ${(-0.3 - 0.06 * k) * w}L${(-0.6 + 0.6 * k) * w} 0L${(-0.56 + 0.6 * k) * w} 0L${(-0.31 + 0.36 * k) * w} ${(-0.3 - 0.06 * k) * w}Z`,
          )
          .join(''),
        '#a8625c',
        faded(0.55),
      ),
      shape(
        straight([
          [-0.28 * w, 0],
          [-0.24 * w, -0.19 * w],
          [0.26 * w, -0.18 * w],
          [0.3 * w, 0],
        ]),
        lit ? '#f2a659' : '#3b2a45',
      ),
      lit
        ? shape(
            straight([
              [-0.28 * w, 0],
              [-0.25 * w, -0.12 * w],
              [0.27 * w, -0.11 * w],
              [0.3 * w, 0],
            ]),
            '#ffd489',
            faded(0.7),
          )
        : '',
      shape(
        box(-0.01 * w, -0.38 * w, 0.018 * w, 0.38 * w) +
          box(-0.25 * w, -0.19 * w, 0.012 * w, 0.19 * w) +
          box(0.25 * w, -0.18 * w, 0.012 * w, 0.18 * w),
        '#241a33',
      ),
      `<path d="M${-0.34 * w} ${-0.3 * w}L${-0.82 * w} ${0.03 * w}M${0.36 * w} ${-0.28 * w}L${0.84 * w} ${0.03 * w}M${0.02 * w} ${-0.4 * w}L${0.56 * w} ${0.05 * w}" stroke="#2b2340" stroke-width="1.6" opacity=".8"/>`,
    ],
    `transform="translate(${x} ${y})"`,
  );

/** A nomad camp at dusk, its fire the warmest thing for a long way. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 620 }),
  stars(190, 420, 14),
  crescent(1230, 190, 38, light.sun, 28),
  streaks(9, [330, 520], '#f8c4a0', 8, 0.55),
  shape(box(-10, 900, 1620, 180), '#2e376a'),
  group(
    [
      glow(b, [420, 620], 620, '#ffb98a', 0.55),
      mountain(
        b,
        points(
          '-10,560 120,500 260,520 400,450 520,520 700,590 900,600 1060,540 1200,490 1340,530 1480,440 1610,480',
        ),
        { seed: 5, lit: '#a596b8', dark: '#7279a4', haze: '#e0b2a4', foot: 660, rough: 18 },
      ),
      dune(b, {
        peak: [1160, 540],
        left: [640, 690],
        right: [1760, 700],
        crest: [1090, 740],
        lit: ['#c79a98', '#a58796'],
        dark: ['#66699a', '#6d6c97'],
        base: 800,
      }),
      dune(b, {
        peak: [250, 560],
        left: [-300, 720],
        right: [800, 730],
        crest: [330, 770],
        lit: ['#cf9f98', '#b08e99'],
        dark: ['#6b6b9a', '#77719a'],
        base: 800,
      }),
      mist(b, 620, 140, '#c9a5ac', 0.4),
      shape(
        under(ridge(points('-10,760 300,735 700,750 1100,735 1610,765'), { seed: 7, rough: 7 })),
        b.linear(
          [
            [0, '#a58391'],
            [0.5, '#6a628c'],
            [1, '#2e376a'],
          ],
          [0, 730],
          [0, 1067],
        ),
      ),
      ripples(80, [770, 1050], '#c9a3a0', 8, 0.35),
      ripples(50, [800, 1050], '#2b3468', 18, 0.4),
      pool(b, [830, 890], 460, '#ff9d4d', 0.75, 1),
      pool(b, [830, 905], 360, '#ffb565', 0.85, 0.2),
      tent(400, 850, 330, true),
      tent(1180, 836, 290, true),
      tent(1440, 870, 250, false),
      tent(150, 810, 190, false),
      palm(
        1520,
        860,
        300,
        [light.leaf[0], light.leaf[1], light.leaf[2]],
        ['#6f5a72', '#2f2c52'],
        7,
        -30,
      ),
      dromedary(690, 770, 110, '#4a3f66', '#362f58'),
      dromedary(600, 782, -120, '#51446a', '#362f58'),
      robed(700, 915, 96, '#e2b98e', '#7f5266', '#f6dcb4'),
      robed(960, 918, 92, '#3a4a8a', '#232a5c', '#e9c08e'),
      shape(smooth(points('1010,940 1022,880 1062,874 1086,938'), true), '#8f4a54'),
      shape(disc(1042, 862, 15), '#2a2040'),
      shape(disc(1042, 855, 19, 9), '#f0d3a6'),
      // Logs, flames, sparks, a tea-pot at the edge of the embers.
      shape(
        ribbon(
          [
            [770, 946],
            [890, 922],
          ],
          14,
          11,
        ) +
          ribbon(
            [
              [772, 922],
              [892, 948],
            ],
            14,
            11,
          ),
        '#221633',
      ),
      shape(
        smooth(
          points('794,932 786,890 812,862 808,830 836,796 842,846 868,868 872,904 864,932'),
          true,
        ),
        '#f3793c',
      ),
      shape(
        smooth(points('808,932 806,896 828,872 830,836 848,876 856,908 850,932'), true),
        '#ffb650',
      ),
      shape(smooth(points('820,932 822,906 834,886 844,910 840,932'), true), '#fff0bf'),
      shape(
        Array.from({ length: 22 }, (_, i) =>
          disc(820 + 46 * Math.sin(i * 2.3), 800 - i * 14, 2.6 - i * 0.08),
        ).join(''),
        '#ffc56a',
        faded(0.85),
      ),
      shape(
        smooth(points('736,946 734,922 748,912 766,922 764,946'), true) +
          ribbon(points('764,930 778,920 780,914'), 5, 3),
        '#c9ccd6',
      ),
    ],
    'transform="translate(0 -165)"',
  ),
  ripples(50, [830, 1040], '#8f86a8', 28, 0.3),
  shape(under(ridge(points('-10,1010 300,1040 620,1090'), { seed: 8, rough: 8 })), light.dark),
  shape(under(ridge(points('1060,1090 1350,1035 1610,1000'), { seed: 18, rough: 8 })), light.dark),
  tufts(16, [1030, 1080], [light.dark, '#1b2750'], 5, 120, [0, 320]),
  tufts(16, [1030, 1080], [light.dark, '#1b2750'], 6, 110, [1280, 1600]),
];
