import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, type Point, points, straight } from '../kit/shapes.ts';
import { cloud, glow, sky, streaks } from '../kit/sky.ts';
import { column, courses } from '../kit/stonework.ts';

const light = lights['white-noon'];
const stone = ['#fbe3b4', '#e0b27a', '#a47250'] as const;
const shade = '#7b5646';

/** Trajan's arch: a high central bay, two side bays under rounded pediments. */
const arch = (b: Brush) => {
  const body = box(-230, -330, 460, 330);
  const bay = (x: number) => [
    shape(archway(x - 34, 0, 68, 138), shade),
    shape(
      archway(x - 26, 0, 60, 126),
      b.linear([
        [0, '#a9bab2'],
        [0.3, '#d9cda6'],
        [0.4, '#c9b680'],
        [1, '#dcb67a'],
      ]),
    ),
    shape(archway(x - 34, 0, 22, 138), shade),
    shape(box(x - 28, -232, 56, 76), mix(stone[1], stone[2], 0.4)),
    shape(archway(x - 17, -162, 34, 62), shade),
    shape(
      straight([
        [x - 34, -232],
        [x, -252],
        [x + 34, -232],
      ]),
      stone[0],
    ),
    // The segmental pediment that makes Timgad's arch its own.
    shape(`M${x - 74} -276Q${x} -348 ${x + 74} -276Z`, stone[1]),
    shape(
      `M${x - 74} -276Q${x} -348 ${x + 74} -276L${x + 62} -276Q${x} -330 ${x - 62} -276Z`,
      stone[0],
    ),
    column(b, x - 58, 0, 22, 268, stone),
    column(b, x + 58, 0, 22, 268, stone),
    shape(box(x - 74, -282, 34, 14) + box(x + 40, -282, 34, 14), stone[0]),
  ];
  return group(
    [
      shape(body, b.across(mix(stone[0], stone[1], 0.35), stone[1], mix(stone[1], stone[2], 0.4))),
      courses(b, body, [-230, -330, 460, 330], 22, stone[2], 6, 0.3),
      shape(archway(-68, 0, 136, 236), shade),
      shape(
        archway(-54, 0, 122, 222),
        b.linear([
          [0, '#b9d3d2'],
          [0.3, '#a9bab2'],
          [0.62, '#d9cda6'],
          [0.7, '#c9b680'],
          [1, '#dcb67a'],
        ]),
      ),
      shape(archway(-68, 0, 30, 236), shade),
      shape('M-76 -168A76 76 0 0 1 76 -168L66 -168A66 66 0 0 0 -66 -168Z', stone[0]),
      ...bay(-150),
      ...bay(150),
      shape(box(-236, -300, 14, 20) + box(222, -300, 14, 20), stone[0]),
      shape(
        straight(points('-90,-330 -92,-352 -40,-358 10,-350 60,-360 94,-348 92,-330')),
        stone[1],
      ),
      shape(box(-238, -336, 476, 12), stone[0]),
    ],
    'transform="translate(800 706)"',
  );
};

/** Slabs laid askew, as on Timgad's main street. */
const paving = (b: Brush) => {
  const bed = straight(points('640,706 960,706 1480,1080 120,1080'));
  const at = (u: number, v: number): Point => {
    const k = 1 / (1 + v * 3.9);
    return [800 + u * 2060 * k, 610 + 560 * k];
  };
  const slabs = Array.from({ length: 26 }, (_, row) =>
    Array.from({ length: 9 }, (_, i) => {
      const [u, v] = [(i - 4.4 + (row % 2) * 0.5) * 0.115, row * 0.055];
      const p = straight([
        at(u, v - 0.03),
        at(u + 0.055, v + 0.027),
        at(u, v + 0.08),
        at(u - 0.055, v + 0.027),
      ]);
      return shape(p, mix('#ecd09a', '#c3935f', ((i * 7 + row * 11) % 10) / 14), faded(0.8));
    }).join(''),
  ).join('');
  return shape(bed, '#b88856') + group([slabs], b.clip(bed));
};

/** Timgad: the arch of Trajan closing a street lined with columns. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640 }),
  glow(b, [420, 60], 760, light.sun, 0.8),
  cloud(1220, 200, 460, 66, '#fffaf0', 9, 0.75),
  cloud(300, 300, 300, 34, '#fffaf0', 4, 0.6),
  streaks(6, [90, 240], '#ffffff', 8, 0.5),
  mountain(
    b,
    points('-10,560 180,500 380,530 620,470 820,510 1040,452 1260,500 1440,470 1610,520'),
    {
      seed: 7,
      lit: '#b8bfb0',
      dark: '#8fa3a0',
      haze: light.haze,
      foot: 680,
      rough: 22,
      spurs: 0.2,
    },
  ),
  plane(b, points('-10,640 500,622 1000,630 1610,616'), '#c3b784', {
    seed: 5,
    rough: 6,
    haze: light.haze,
    foot: 780,
  }),
  plane(b, points('-10,690 800,684 1610,690'), '#d0ae6e', { seed: 6, rough: 5, haze: '#b58a50' }),
  paving(b),
  arch(b),
  shape(straight(points('1030,706 1180,716 1290,740 1060,720')), '#8c6340', faded(0.5)),
  ...[0.6, 0.32, 0.12, 0].flatMap((v, i) => {
    const k = 1 / (1 + v * 3.9);
    return [-1, 1].flatMap((side) => {
      const [x, y, s] = [800 + side * 690 * k, 610 + 370 * k, k];
      const cut = (i === 1 && side === -1) || (i === 2 && side === 1);
      return [
        shape(
          straight([
            [x, y - 6],
            [x + 30 * s, y + 4],
            [x + 240 * s, y + 46 * s],
            [x + 150 * s, y + 48 * s],
          ]),
          '#7d5a38',
          faded(0.5),
        ),
        column(b, x, y, 76 * s, (cut ? 300 : 660) * s, stone, cut),
      ];
    });
  }),
  stones(30, [800, 1050], [stone[0], stone[2]], 4, 50, [-20, 170]),
  stones(26, [800, 1050], [stone[0], stone[2]], 14, 50, [1440, 1620]),
  tufts(22, [800, 1070], ['#93954a', '#6f7a3c'], 5, 70, [0, 190]),
  tufts(22, [800, 1070], ['#93954a', '#6f7a3c'], 15, 70, [1430, 1600]),
  birds(5, [560, 220], 130, 17, '#75836f', 6),
];
