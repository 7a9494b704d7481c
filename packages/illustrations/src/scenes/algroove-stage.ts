import { faded, shape } from '../kit/brush.ts';
import { robed } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { random } from '../kit/random.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, type Point, points, ribbon, rows, smooth, straight } from '../kit/shapes.ts';
import { crescent, glow, shafts, sky, stars, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['blue-hour'];

/** An evening of music outdoors: a stage under palms, the hills behind, the crowd in front. */
export const scene: Scene = (b) => {
  const r = random(31);
  const heads = (y: number, s: number, fill: string, count: number) =>
    shape(
      Array.from({ length: count }, (_, i) => {
        const x = -20 + (i + r.between(0.1, 0.9)) * (1640 / count);
        const top = y + r.around(0, s * 0.5);
        const arm = r.chance(0.3)
          ? ribbon(
              [
                [x + s * 0.7, top + s * 2],
                [x + s * r.between(0.8, 1.2), top + s * 0.4],
                [x + s * r.between(0.2, 1.3), top - s * r.between(1, 2)],
              ],
              s * 0.5,
              s * 0.32,
            )
          : '';
        return (
          disc(x, top, s * 0.56, s * 0.66) +
          `M${x - s * 1.15} ${top + s * 4}V${top + s * 1.6}Q${x - s} ${top + s * 0.8} ${x} ${top + s * 0.7}Q${x + s} ${top + s * 0.8} ${x + s * 1.15} ${top + s * 1.6}V${top + s * 4}Z` +
          arm
        );
      }).join(''),
      fill,
    );
  const beams = ([x, y]: Point, colour: string, angles: Point, seed: number) =>
    shafts(b, [x, y], { count: 3, angles, length: 780, colour, seed, opacity: 0.55, spread: 4.5 });
  const truss = (x0: number, y0: number, x1: number, y1: number) => {
    const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 22);
    const flat = Math.abs(x1 - x0) > Math.abs(y1 - y0);
    const [ox, oy] = flat ? [0, 20] : [20, 0];
    const zig = Array.from(
      { length: count + 1 },
      (_, i): Point => [
        x0 + ((x1 - x0) * i) / count + (i % 2 ? ox : 0),
        y0 + ((y1 - y0) * i) / count + (i % 2 ? oy : 0),
      ],
    );
    return `<path d="M${x0} ${y0}L${x1} ${y1}M${x0 + ox} ${y0 + oy}L${x1 + ox} ${y1 + oy}${straight(zig, false)}" fill="none" stroke="#121d42" stroke-width="4"/>`;
  };
  return [
    sky(b, light, { horizon: 660 }),
    stars(120, 380, 6),
    crescent(240, 170, 32, light.sun, 28),
    streaks(8, [320, 520], '#f7c1a0', 9, 0.5),
    mountain(
      b,
      points('-10,560 160,480 320,530 500,450 700,520 900,470 1100,530 1290,430 1450,490 1610,440'),
      { seed: 6, lit: '#8d8db8', dark: '#666fa3', haze: '#e0ac9c', foot: 700, rough: 18 },
    ),
    plane(b, points('-10,640 300,600 640,640 1000,620 1300,600 1610,630'), '#434f86', {
      seed: 8,
      rough: 12,
      haze: '#6d6d9c',
      foot: 780,
    }),
    town({
      seed: 9,
      rows: 3,
      size: [20, 28],
      walls: [['#b9b3cc', '#8488b4', '#565f96']],
      haze: '#8a84ac',
      air: 0.4,

      opening: '#323d74',
      lamp: light.lamp,
      lamps: 0.5,
      base: (_, d) => 640 + d * 26,
      span: () => [1240, 1620],
    }),
    plane(b, points('-10,730 500,716 1000,720 1610,728'), '#2b3770', {
      seed: 9,
      rough: 7,
      haze: '#141d48',
    }),
    ...rows('120,780,330,20 250,770,250,-14 1370,775,300,-20 1500,785,380,14 40,770,230,10').map(
      ([x = 0, y = 0, h = 0, lean = 0], i) =>
        palm(x, y, h, ['#4d5f96', '#2c3c74', '#18244f'], ['#3d4884', '#1b2654'], i + 12, lean),
    ),
    shape(
      straight(points('430,790 470,420 1130,420 1170,790')),
      b.linear(
        [
          [0, '#27306e'],
          [0.6, '#6b3f7a'],
          [1, '#c9605c'],
        ],
        [0, 420],
        [0, 790],
      ),
    ),
    glow(b, [800, 700], 430, '#ffb074', 0.8),
    // The back cloth carries the eight-pointed star of zellige, in light.
    shape(
      straight(
        Array.from({ length: 16 }, (_, i): Point => {
          const a = (i * Math.PI) / 8;
          const q = i % 2 ? 92 : 122;
          return [800 + Math.cos(a) * q, 580 + Math.sin(a) * q];
        }),
      ),
      '#ffd27a',
      faded(0.85),
    ),
    shape(
      straight(
        Array.from({ length: 16 }, (_, i): Point => {
          const a = (i * Math.PI) / 8;
          const q = i % 2 ? 64 : 86;
          return [800 + Math.cos(a) * q, 580 + Math.sin(a) * q];
        }),
      ),
      '#b9506a',
    ),
    shape(
      straight(
        Array.from({ length: 16 }, (_, i): Point => {
          const a = (i * Math.PI) / 8;
          const q = i % 2 ? 34 : 46;
          return [800 + Math.cos(a) * q, 580 + Math.sin(a) * q];
        }),
      ),
      '#ffd27a',
    ),
    beams([520, 425], '#6fd3d6', [52, 84], 3),
    beams([700, 425], '#ffcf7a', [70, 104], 4),
    beams([900, 425], '#ff8f6b', [76, 110], 5),
    beams([1080, 425], '#6fd3d6', [96, 128], 6),
    beams([470, 430], '#ff9f7a', [-120, -70], 7),
    beams([1130, 430], '#ffd58a', [-112, -62], 8),
    truss(420, 400, 1160, 400),
    truss(420, 400, 420, 800),
    truss(1160, 400, 1160, 800),
    ...[520, 610, 700, 800, 900, 990, 1080].map(
      (x) =>
        shape(
          straight([
            [x - 13, 420],
            [x + 13, 420],
            [x + 17, 452],
            [x - 17, 452],
          ]),
          '#121d42',
        ) + shape(disc(x, 452, 15, 5), '#fff3d0'),
    ),
    shape(box(340, 600, 66, 190) + box(1196, 600, 66, 190), '#151f47'),
    shape(
      [0, 1, 2].map((i) => disc(373, 632 + i * 60, 24) + disc(1229, 632 + i * 60, 24)).join(''),
      '#2b376e',
    ),
    shape(
      [0, 1, 2].map((i) => disc(373, 632 + i * 60, 9) + disc(1229, 632 + i * 60, 9)).join(''),
      '#0d1533',
    ),
    shape(box(400, 780, 800, 60), '#141c42'),
    shape(box(400, 776, 800, 7), '#ffbf7d'),
    // Players as shapes: drum, singer, guembri.
    shape(box(690, 736, 90, 44) + disc(706, 728, 22, 14) + disc(764, 728, 22, 14), '#2a1f48'),
    shape(
      disc(735, 690, 13, 15) + smooth(points('712,710 758,710 762,764 708,764'), true),
      '#2a1f48',
    ),
    robed(860, 780, 130, '#2a1f48', '#1a1538', '#f2d2a4'),
    shape(ribbon(points('842,704 862,690 874,672'), 9, 6), '#2a1f48'),
    shape(box(884, 672, 3, 108), '#1a1538'),
    robed(580, 780, 126, '#3a2450', '#241a44', '#c8553a'),
    shape(ribbon(points('556,742 600,722 652,694'), 24, 6), '#7a3f3a'),
    robed(1020, 780, 124, '#3a2450', '#241a44', '#6fc3c4'),
    shape(disc(1046, 724, 24, 24), '#d89a5c'),
    shape(disc(1046, 724, 19, 19), '#f3d0a0'),
    glow(b, [800, 820], 560, '#ff9a66', 0.4),
    heads(836, 13, '#2c3068', 58),
    heads(876, 18, '#1f2655', 44),
    heads(930, 26, '#151c45', 32),
    heads(1002, 38, '#0c1230', 21),
    `<path d="M-10 250Q210 330 420 402M1160 402Q1400 330 1610 240" fill="none" stroke="#121d42" stroke-width="2.5"/>`,
    ...Array.from({ length: 9 }, (_, i) => {
      const t = i / 9;
      return [
        [20 + t * 400, 262 + t * 136 + Math.sin(t * 3) * 10],
        [1590 - t * 400, 254 + t * 140 + Math.sin(t * 3) * 10],
      ]
        .map(
          ([x = 0, y = 0]) =>
            glow(b, [x, y], 26, light.lamp, 0.6) + shape(disc(x, y, 4.5), '#fff0c4'),
        )
        .join('');
    }),
  ];
};
