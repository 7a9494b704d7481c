import { faded, shape } from '../kit/brush.ts';
import { dome } from '../kit/buildings.ts';
import { ripples } from '../kit/dunes.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { plane, ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, points, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';

const light = lights['white-noon'];
const walls = ['#fff9ea', '#f3e2c0', '#c2a27c'] as const;

/** A house of the Souf: a low wall and a row of small domes or barrel vaults. */
const house = (
  b: Parameters<Scene>[0],
  x: number,
  y: number,
  s: number,
  domes: number,
  seed: number,
): string => {
  const r = random(seed);
  const w = domes * 62 * s;
  return (
    Array.from({ length: domes }, (_, i) =>
      dome(b, x + (i + 0.5) * 62 * s, y - 66 * s - 22 * s, 58 * s, walls, 0.62),
    ).join('') +
    Array.from({ length: domes }, (_, i) =>
      dome(b, x + (i + 0.5) * 62 * s, y - 66 * s, 64 * s, walls, 0.62),
    ).join('') +
    shape(box(x, y - 70 * s, w, 70 * s), b.across('#fdf3dc', '#f0dcb4', '#dcc094')) +
    shape(box(x, y - 74 * s, w, 8 * s), '#fffaf0') +
    shape(
      straight([
        [x + w, y],
        [x + w + 26 * s, y - 9 * s],
        [x + w + 26 * s, y - 72 * s],
        [x + w, y - 70 * s],
      ]),
      '#b8956a',
    ) +
    shape(archway(x + w * r.between(0.2, 0.5), y, 24 * s, 46 * s), '#3f6f74') +
    shape(
      Array.from({ length: domes }, (_, i) =>
        r.chance(0.6) ? archway(x + (i + 0.62) * 62 * s, y - 24 * s, 10 * s, 20 * s) : '',
      ).join(''),
      '#6a5238',
    )
  );
};

/** El Oued: the city of a thousand domes, and a ghout, its palms sunk in a crater of sand. */
export const scene: Scene = (b) => {
  const pit = 'M140 1000Q150 800 520 776Q930 762 1080 880Q1140 940 1120 1080H150Z';
  return [
    sky(b, light, { horizon: 520 }),
    glow(b, [1240, 130], 720, light.sun, 0.95),
    cloud(460, 160, 400, 42, '#fffdf4', 5, 0.65),
    plane(
      b,
      points('-10,500 200,470 420,496 700,456 960,490 1240,450 1460,486 1610,466'),
      '#efd0a0',
      { seed: 4, rough: 6, haze: light.haze, foot: 620 },
    ),
    mist(b, 430, 120, '#f8ecd0', 0.6),
    shape(
      'M-10 540H1610V1080H-10Z',
      b.linear(
        [
          [0, '#f3dcae'],
          [1, '#d9ac6c'],
        ],
        [0, 540],
        [0, 1067],
      ),
    ),
    ...Array.from({ length: 78 }, (_, i) => {
      const row = Math.floor(i / 13);
      const s = 0.5 + row * 0.105;
      return [
        house(
          b,
          -60 + (i % 13) * 130 + ((i * 53) % 60) + (row % 2) * 50,
          552 + row * 36,
          s,
          1 + ((i * 7) % 3),
          i + 2,
        ),
        i % 9 === 4
          ? palm(
              20 + (i % 13) * 130,
              560 + row * 36,
              70 + row * 12,
              light.leaf,
              ['#a98a5e', '#6f5540'],
              i,
            )
          : '',
      ];
    }).flat(),
    // A square minaret over the roofs.
    shape(box(1180, 330, 62, 330), b.across('#fff9ea', '#f3e2c0', '#c2a27c')) +
      shape(box(1170, 322, 82, 14) + box(1172, 420, 78, 10), '#fffaf0') +
      shape(box(1192, 268, 38, 54), b.across('#fff9ea', '#e8d2aa')) +
      dome(b, 1211, 270, 44, walls, 0.7) +
      shape(
        archway(1196, 400, 12, 40) + archway(1214, 400, 12, 40) + archway(1204, 520, 14, 44),
        '#6a5238',
      ),
    // The sand that is carried out of the crater every year, and the fence of fronds on its rim.
    shape(
      under(
        ridge(points('-10,800 200,760 520,734 860,738 1120,780 1360,800 1610,770'), {
          seed: 7,
          rough: 5,
        }),
      ),
      b.linear(
        [
          [0, '#f7e2b4'],
          [0.4, '#e3b878'],
          [1, '#b9834c'],
        ],
        [0, 730],
        [0, 1067],
      ),
    ),
    shape(
      pit,
      b.linear(
        [
          [0, '#e0b070'],
          [0.5, '#c48d52'],
          [1, '#8a5c38'],
        ],
        [0, 770],
        [0, 1067],
      ),
    ),
    shape(
      'M140 1000Q150 800 520 776Q930 762 1080 880Q940 800 640 812Q330 830 300 1080H150Z',
      '#a8703f',
      faded(0.5),
    ),
    ripples(60, [800, 1000], '#f6d49a', 6, 0.3, [180, 1080]),
    ...Array.from({ length: 60 }, (_, i) => {
      const t = i / 59;
      const x = 150 + 950 * t;
      const y = 900 - 140 * Math.sin(Math.PI * (0.12 + 0.82 * t)) - 14 * Math.sin(t * 9);
      return shape(
        straight([
          [x - 3, y],
          [x + 2, y - 34 - (i % 4) * 6],
          [x + 5, y],
        ]),
        i % 2 ? '#a58a4c' : '#7d6a3c',
      );
    }),
    ...Array.from({ length: 20 }, (_, i) =>
      bush(320 + ((i * 0.618) % 1) * 700, 1030 + (i % 4) * 16, 130, 66, light.leaf, i + 4),
    ),
    ...[
      [360, 1010, 230, -20],
      [470, 960, 210, 10],
      [590, 940, 220, -8],
      [720, 950, 216, 14],
      [850, 970, 226, 20],
      [960, 1010, 230, 30],
      [540, 1050, 270, -16],
      [700, 1060, 280, 8],
      [860, 1060, 270, 26],
    ].map(([x = 0, y = 0, h = 0, lean = 0], i) =>
      palm(x, y, h, light.leaf, ['#b08c5e', '#5f4734'], i + 30, lean, '#c8742c'),
    ),
    shape('M150 1080Q200 1010 420 1040Q700 1066 1120 1080Z', '#7d6a3c', faded(0.35)),
    shape(
      under(ridge(points('1040,1090 1140,1000 1300,940 1460,910 1610,900'), { seed: 9, rough: 5 })),
      b.linear(
        [
          [0, '#f7dfae'],
          [1, '#c08a50'],
        ],
        [0, 890],
        [0, 1067],
      ),
    ),
    shape(
      under(ridge(points('-10,950 60,960 140,1000 220,1090'), { seed: 9, rough: 4 })),
      b.linear(
        [
          [0, '#f7dfae'],
          [1, '#c08a50'],
        ],
        [0, 940],
        [0, 1067],
      ),
    ),
    ripples(40, [930, 1060], '#a8713f', 8, 0.3, [1180, 1610]),
    birds(5, [760, 300], 150, 18, '#8a7350', 4),
  ];
};
