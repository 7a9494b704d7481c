import { faded, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, scrub } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { bezier, box, type Point, points, ribbon, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A cork oak whose trunk was stripped: red-brown below, grey and furrowed above. */
const corkOak = (x: number, y: number, h: number, lean: number, seed: number): string => {
  const stem: Point[] = bezier([x, y], [x + lean * 0.2, y - h * 0.3], [x + lean, y - h * 0.62], 8);
  const [tx, ty] = stem[8] ?? [x, y];
  const arms: Point[][] = [-0.34, -0.12, 0.14, 0.36].map((k) =>
    bezier([tx, ty + h * 0.04], [tx + k * h * 0.4, ty - h * 0.08], [tx + k * h, ty - h * 0.2], 6),
  );
  return (
    arms.map((arm) => shape(ribbon(arm, h * 0.06, h * 0.02), '#7d7564')).join('') +
    shape(ribbon(stem.slice(4), h * 0.096, h * 0.08), '#8d8472') +
    shape(ribbon(stem.slice(0, 6), h * 0.104, h * 0.08), '#8f4028') +
    shape(
      ribbon(
        stem.slice(0, 6).map(([a, c]): Point => [a - h * 0.02, c]),
        h * 0.042,
        h * 0.034,
      ),
      '#c2653c',
    ) +
    shape(ribbon(stem.slice(5, 6).concat(stem.slice(5, 7)), h * 0.1, h * 0.1), '#a89d88') +
    [
      [-0.3, 0.18, 0.4],
      [0.3, 0.2, 0.42],
      [0.02, 0.34, 0.5],
      [-0.14, 0.12, 0.34],
      [0.16, 0.14, 0.34],
    ]
      .map(([dx = 0, dy = 0, w = 0], i) =>
        bush(tx + dx * h, ty - dy * h + h * 0.12, w * h, w * h * 0.6, light.leaf, seed + i),
      )
      .join('')
  );
};

/** Above Collo: stripped cork oaks, the bay, and the lighthouse on the peninsula of El Djerda. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 540, sun: [1230, 340], size: 36 }),
  streaks(9, [90, 320], '#fff2de', 8, 0.6),
  cloud(480, 150, 420, 48, '#fff6e6', 6, 0.65),
  mountain(b, points('-10,420 140,360 300,390 460,440 640,500 800,556'), {
    seed: 6,
    lit: light.land[0],
    dark: '#86b0b2',
    haze: light.haze,
    foot: 570,
    rough: 18,
  }),
  sea(b, [548, 1060], light.sea, { seed: 6, sunX: 1230, glints: 170, spread: 130 }),
  // El Djerda with its light; the town on the neck between two bays.
  mountain(b, points('700,640 780,590 880,540 980,520 1070,540 1150,600 1210,640'), {
    seed: 7,
    lit: '#9fb283',
    dark: '#5c8a78',
    haze: '#cbd0a4',
    foot: 660,
    rough: 12,
  }),
  shape(
    straight(points('1010,526 1016,452 1038,452 1044,526')),
    b.across('#fffaf0', '#f4e8d2', '#c6b8a2'),
  ) +
    shape(`${box(1012, 444, 30, 8)}M1016 426Q1027 410 1038 426Z`, '#a8432b') +
    shape(box(1018, 426, 18, 18), '#ffe9b0'),
  shape(
    under(
      ridge(points('-10,690 200,650 430,634 640,640 740,670 800,720 840,806'), {
        seed: 4,
        rough: 6,
      }),
      800,
    ),
    b.linear(
      [
        [0, '#d8c48c'],
        [1, '#9aa868'],
      ],
      [0, 630],
      [0, 800],
    ),
  ),
  town({
    seed: 7,
    rows: 4,
    size: [24, 40],
    walls: [
      ['#fff6e2', '#ecdcbd', '#bdae98'],
      ['#fbe9cc', '#e2caa4', '#b39c82'],
    ],
    haze: '#e6e0c8',
    air: 0.4,
    opening: '#5a7a7c',
    tiles: ['#c8623f', '#9a4a34'],
    base: (x, d) => 652 + d * 50 + Math.sin(x / 90) * 5,
    span: (d) => [150 + 40 * d, 640 + 40 * d],
  }),
  foam(points('640,690 700,706 760,716 830,720 900,716'), '#fffaf0', 6, 1.1),
  foam(points('720,648 800,654 900,658 1000,660 1100,656 1190,650'), '#fffaf0', 7, 0.8),
  plane(b, points('-10,730 200,720 420,740 640,790 800,850 900,920'), '#8fa76a', {
    seed: 9,
    rough: 9,
    haze: '#557f56',
    foot: 1080,
  }),
  ...Array.from({ length: 30 }, (_, i) =>
    bush(((i * 0.618) % 1) * 700, 770 + (i % 6) * 26, 84 + (i % 5) * 14, 50, light.leaf, i + 3),
  ),
  shape(
    under(
      ridge(points('-10,950 260,930 560,940 900,920 1200,850 1610,780'), {
        seed: 14,
        rough: 12,
        scale: 60,
      }),
    ),
    b.linear(
      [
        [0, '#b3b069'],
        [0.4, '#86914e'],
        [1, '#4a5f36'],
      ],
      [0, 790],
      [0, 1067],
    ),
  ),
  road(points('620,1080 760,1000 960,950 1180,900 1400,850 1610,806'), 150, 40, '#e2cc98'),
  scrub(points('1040,880 1200,850 1340,826 1480,808 1570,796'), 40, light.leaf, 6),
  corkOak(1130, 900, 380, -20, 4),
  corkOak(1420, 930, 640, 40, 14),
  corkOak(190, 1010, 760, 60, 24),
  // Sheets of cork stacked to dry.
  ...Array.from({ length: 6 }, (_, i) =>
    shape(
      `M${930 + (i % 2) * 6} ${1000 - i * 15}Q${1030} ${984 - i * 15} ${1136 - (i % 2) * 8} ${1000 - i * 15}V${1012 - i * 15}Q1030 ${996 - i * 15} ${930 + (i % 2) * 6} ${1012 - i * 15}Z`,
      i % 2 ? '#b98d60' : '#8f6844',
    ),
  ),
  shape(box(934, 1010, 200, 8), '#3c4726', faded(0.35)),
  tufts(90, [950, 1080], ['#b9bb64', '#828f45', '#55632f'], 9, 80),
  birds(6, [820, 260], 160, 19, '#4e7f80', 8),
];
