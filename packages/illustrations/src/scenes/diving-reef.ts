import { faded, group, shape } from '../kit/brush.ts';
import { reeds } from '../kit/plants.ts';
import { plane, ridge } from '../kit/ridges.ts';
import { buttresses, clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import {
  bezier,
  box,
  craggy,
  disc,
  lens,
  type Point,
  points,
  ribbon,
  rows,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { glow, shafts } from '../kit/sky.ts';

/** A dusky grouper: deep body, long back fin, rounded tail. */
const grouper = (x: number, y: number, s: number) =>
  group(
    [
      shape(
        smooth(points('-100,6 -70,-30 -10,-46 50,-34 92,-10 92,12 50,32 -20,42 -76,26'), true),
        '#7b5a40',
      ),
      shape(
        smooth(points('-100,8 -40,12 40,8 92,4 92,12 50,32 -20,42 -76,26'), true),
        '#c0a070',
        faded(0.7),
      ),
      shape(straight(points('86,-10 126,-30 134,0 126,30 86,12')), '#5c4334'),
      shape(smooth(points('-48,-38 -30,-62 0,-56 40,-54 64,-28 0,-42'), true), '#5c4334'),
      shape(smooth(points('-34,10 -6,16 -2,40 -28,30'), true), '#5c4334'),
      ...points('-50,-18 -20,-26 14,-22 44,-14 0,-6 -30,2 30,4').map(([a = 0, c = 0]) =>
        shape(disc(a, c, 8, 6), '#d0b486', faded(0.7)),
      ),
      shape(disc(-72, -8, 5.5), '#1f2a2a'),
      shape(disc(-73, -9, 2), '#f5e6c4'),
      shape(ribbon(points('-100,10 -84,14 -74,12'), 3, 1.5), '#3f2e27'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

const diver = () =>
  group(
    [
      shape(
        ribbon(points('-40,4 -92,-8 -140,10'), 28, 15) +
          ribbon(points('-40,14 -90,22 -132,44'), 28, 15),
        '#10333c',
      ),
      shape(
        straight(points('-134,2 -206,-6 -216,12 -140,20')) +
          straight(points('-128,38 -196,58 -198,78 -132,54')),
        '#d8673f',
      ),
      shape(smooth(points('-50,-8 20,-22 58,-10 60,14 10,26 -48,24'), true), '#17434d'),
      shape(smooth(points('-34,-42 34,-46 40,-22 -32,-16'), true), '#e0b04c'),
      shape(smooth(points('-34,-28 38,-32 40,-22 -32,-16'), true), '#a87a30'),
      shape(ribbon(points('40,12 70,44 112,52'), 22, 12), '#10333c'),
      shape(disc(80, -8, 23, 21), '#17434d'),
      shape(smooth(points('88,-20 104,-16 104,2 90,4'), true), '#bfe0d4'),
      shape(ribbon(points('34,-34 66,-40 94,10'), 5, 5), '#0c2a32'),
      shape(straight(points('112,46 136,42 136,60 112,58')), '#f0c460'),
    ],
    'transform="translate(1000 390) rotate(14) scale(1.05)"',
  );

const seagrass = (count: number, [from, to]: Point, y: number, h: number, seed: number) =>
  reeds(count, [from, to], y, h, ['#5fa06e', '#2f7f68', '#155a55'], seed);

/** Under the cape: light shafts, seagrass, a grouper before its cave. */
export const scene: Scene = (b) => {
  const left = under(
    ridge(points('-10,250 120,300 230,420 330,470 380,600 470,720 560,850 660,950'), {
      seed: 5,
      rough: 34,
      scale: 48,
      octaves: 4,
    }),
  );
  const right = under(
    ridge(points('1100,960 1220,860 1290,740 1400,660 1470,540 1610,440'), {
      seed: 9,
      rough: 34,
      scale: 48,
    }),
  );
  return [
    shape(
      box(-10, -10, 1620, 1090),
      b.linear(
        [
          [0, '#d9f0e0'],
          [0.1, '#8fd0c8'],
          [0.35, '#3a9ca6'],
          [0.7, '#106a7a'],
          [1, '#073f52'],
        ],
        [0, 0],
        [0, 1067],
      ),
    ),
    glow(b, [620, -40], 900, '#fff6dc', 0.85),
    shape(
      Array.from({ length: 60 }, (_, i) =>
        lens((i * 191) % 1640, 8 + ((i * 37) % 84), 160 - ((i * 37) % 84), 5),
      ).join(''),
      '#fffbe8',
      faded(0.45),
    ),
    shafts(b, [620, -260], {
      count: 17,
      angles: [48, 128],
      length: 1250,
      colour: '#fdf6d8',
      seed: 6,
      opacity: 0.5,
      spread: 3.4,
    }),
    plane(b, points('-10,740 300,690 600,780 860,720 1140,770 1400,690 1610,720'), '#2b8590', {
      seed: 4,
      rough: 26,
      haze: '#17667a',
    }),
    plane(b, points('300,900 560,850 800,830 1000,860 1250,880 1610,850'), '#1a6c7a', {
      seed: 8,
      rough: 18,
      haze: '#0b4e60',
    }),
    ...Array.from({ length: 34 }, (_, i) =>
      shape(
        smooth(points('0,0 -10,-5 -22,0 -10,5'), true) + straight(points('-1,0 8,-5 8,5')),
        i % 4 ? '#cfe8dc' : '#f4c968',
        `transform="translate(${Math.round(600 + 190 * Math.sin(i * 2.39) * ((i % 34) / 34) ** 0.5)} ${Math.round(310 + 90 * Math.cos(i * 2.39) * ((i % 34) / 34) ** 0.5)}) rotate(${8 + (i % 5) * 3}) scale(${0.8 + (i % 3) * 0.25})" opacity=".85"`,
      ),
    ),
    shape(
      left,
      b.linear(
        [
          [0, '#3c7f78'],
          [0.5, '#1d5960'],
          [1, '#0c3a48'],
        ],
        [0, 250],
        [0, 1000],
      ),
    ),
    strata(b, left, [260, 1060], ['#5f9a86', '#174c56', '#0d3d4a'], 7, -40, 0.3),
    buttresses(b, left, 6, [300, 1067], '#0a3240', 3, 0.5, [-10, 640]),
    clefts(b, left, 44, [280, 1060], '#0a3240', 5, 0.6, [-10, 640]),
    shape(
      right,
      b.linear(
        [
          [0, '#357a76'],
          [0.5, '#174f59'],
          [1, '#0a3341'],
        ],
        [0, 440],
        [0, 1000],
      ),
    ),
    strata(b, right, [440, 1060], ['#4d8b7e', '#12434f', '#0d3d4a'], 8, 40, 0.3),
    buttresses(b, right, 5, [460, 1067], '#082a38', 5, 0.5, [1110, 1620]),
    clefts(b, right, 40, [480, 1060], '#082a38', 6, 0.6, [1120, 1610]),
    shape(
      craggy(points('230,800 262,720 330,680 420,706 470,770 476,830 400,872 290,866'), 5, 14),
      '#062a38',
    ),
    grouper(520, 760, 1.35),
    diver(),
    ...rows('1090,330,5 1104,296,8 1092,254,6 1112,220,10 1098,170,7 1110,120,12').map(
      ([x = 0, y = 0, r = 0]) => shape(disc(x, y, r), '#eaf8ee', faded(0.65)),
    ),
    ...rows('140,420,70 230,560,60 1440,700,76 1540,560,66 1330,830,60 120,700,66').map(
      ([x = 0, y = 0, s = 0], i) =>
        shape(
          [-0.9, -0.5, -0.15, 0.2, 0.55, 0.9]
            .map((k) =>
              ribbon(
                bezier(
                  [x, y],
                  [x + k * s * 0.3, y - s * 0.6],
                  [x + k * s, y - s * (1.1 - Math.abs(k) * 0.4)],
                  5,
                ),
                s * 0.13,
                s * 0.05,
              ),
            )
            .join(''),
          i % 2 ? '#d8673f' : '#c9506a',
        ),
    ),
    ...points('300,640 90,560 1500,800 1380,900').map(
      ([x = 0, y = 0]) =>
        shape(disc(x, y, 26, 19), '#e0b04c') +
        shape(disc(x + 6, y + 5, 18, 12), '#b98a38') +
        shape(disc(x - 6, y - 6, 12, 7), '#f0cc72'),
    ),
    seagrass(190, [540, 1240], 1085, 190, 4),
    seagrass(60, [-20, 420], 1085, 130, 6),
    seagrass(60, [1280, 1620], 1085, 130, 7),
  ];
};
