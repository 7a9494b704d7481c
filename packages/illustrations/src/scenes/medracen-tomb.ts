import { faded, shape } from '../kit/brush.ts';
import { birds, walker } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { box, points, straight, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';

const light = lights['red-evening'];

/** The Medracen alone in its plain at sunset: a drum with Doric half-columns, a low stepped cone. */
export const scene: Scene = (b) => {
  const round = b.across('#7b3a3a', '#b96a48', '#f0a868', '#ffc98a', '#ffb870');
  const drum = 'M440 610Q840 640 1240 610V742Q840 776 440 742Z';
  return [
    sky(b, light, { horizon: 620, sun: [1330, 520], size: 56, glow: 1.2 }),
    streaks(15, [90, 470], '#ffd39c', 8, 0.55),
    mountain(
      b,
      points('-10,540 160,470 340,500 520,430 720,490 900,460 1100,510 1300,480 1480,520 1610,470'),
      {
        seed: 15,
        lit: '#c8705a',
        dark: '#8f4650',
        haze: light.haze,
        foot: 660,
        rough: 20,
        from: 'right',
      },
    ),
    plane(b, points('-10,650 400,640 800,646 1200,636 1610,650'), '#d98a5a', {
      seed: 5,
      rough: 5,
      haze: '#e8a468',
      foot: 780,
    }),
    mist(b, 580, 120, '#ffc388', 0.5),
    shape(
      under(ridge(points('-10,742 300,730 840,724 1300,730 1610,742'), { seed: 7, rough: 6 })),
      b.linear(
        [
          [0, '#d97f48'],
          [0.35, '#a8503a'],
          [1, '#4f2032'],
        ],
        [0, 726],
        [0, 1067],
      ),
    ),
    // The long shadow falls towards us, to the left.
    shape(straight(points('440,744 1240,744 700,960 -10,1010 -10,900')), '#3f1d2f', faded(0.4)),
    shape('M410 752Q840 800 1270 752L1240 728H440Z', '#9a4a3a'),
    shape(drum, round),
    courses(b, drum, [440, 606, 800, 180], 24, '#6f2f3c', 5, 0.4),
    ...Array.from({ length: 21 }, (_, i) => {
      const a = -Math.PI / 2 + (Math.PI * (i + 0.5)) / 21;
      const x = 840 + Math.sin(a) * 396;
      const w = 22 * Math.cos(a) + 3;
      const y = 744 + 14 * Math.cos(a);
      return (
        shape(box(x - w / 2, y - 118, w, 118), b.across('#8f4a40', '#ffcb90')) +
        shape(box(x - w * 0.74, y - 126, w * 1.48, 11), '#f3ae70')
      );
    }),
    shape('M424 596Q840 630 1256 596V622Q840 658 424 622Z', round) +
      shape('M424 596Q840 630 1256 596V604Q840 638 424 604Z', '#ffd8a0'),
    ...Array.from({ length: 22 }, (_, i) => {
      const half = 400 - i * 16.6;
      const y = 604 - i * 9.6;
      return (
        shape(
          `M${840 - half} ${y}V${y - 9.6}Q840 ${y + 2} ${840 + half} ${y - 9.6}V${y}Q840 ${y + 12} ${840 - half} ${y}Z`,
          round,
        ) +
        shape(
          `M${840 - half} ${y - 9.6}Q840 ${y + 2} ${840 + half} ${y - 9.6}V${y - 6.6}Q840 ${y + 5} ${840 - half} ${y - 6.6}Z`,
          '#ffd8a0',
          faded(0.7),
        )
      );
    }),
    // Robbed and weathered: gaps along the steps.
    ...[
      [560, 560],
      [700, 500],
      [640, 590],
      [980, 540],
      [1110, 586],
      [880, 452],
      [760, 560],
    ].map(([x = 0, y = 0], i) =>
      shape(
        straight([
          [x, y],
          [x + 26 + i * 3, y + 2],
          [x + 20, y + 9],
          [x + 4, y + 8],
        ]),
        '#5c2433',
        faded(0.7),
      ),
    ),
    road(points('560,1080 640,980 720,880 760,820 790,770'), 210, 26, '#e09a5a'),
    walker(700, 918, 116, '#f4e0b8', '#3f1d2f', 1, '#8a3a3a'),
    walker(780, 930, 110, '#2f5b66', '#2a1426', -1),
    shape(
      straight(points('700,918 712,920 560,966 540,962')) +
        straight(points('780,930 792,932 640,978 620,974')),
      '#2a1426',
      faded(0.4),
    ),
    stones(50, [820, 1060], ['#f0a868', '#6f2f3c'], 9, 46),
    tufts(100, [820, 1080], ['#c98a48', '#8a4f3c', '#4b2030'], 9, 76),
    shape(
      under(points('-10,1030 500,1052 1100,1056 1610,1024'), 1090, true),
      light.dark,
      faded(0.85),
    ),
    birds(5, [520, 330], 150, 19, '#6b2f44', 8),
  ];
};
