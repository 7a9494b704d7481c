import { sloop } from '../kit/boats.ts';
import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, lens, points, smooth } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** A sloop reaching across a wide bay, mountains falling into the water. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640, sun: [300, 320], size: 34 }),
  cloud(1130, 200, 520, 74, '#fff6e6', 3, 0.75),
  cloud(640, 290, 360, 36, '#fff3de', 5, 0.6),
  streaks(8, [110, 340], '#fff4e2', 6, 0.55),
  mountain(
    b,
    points('520,640 680,560 820,500 960,520 1100,440 1230,400 1360,450 1480,390 1610,420'),
    {
      seed: 4,
      lit: light.land[0],
      dark: '#84afb2',
      haze: light.haze,
      foot: 652,
      rough: 20,
      spurs: 0.2,
    },
  ),
  plane(b, points('-10,620 160,606 320,622 460,640'), mix(light.land[0], light.haze, 0.3), {
    seed: 9,
    rough: 10,
    foot: 650,
  }),
  mountain(b, points('1130,652 1240,590 1380,570 1500,520 1610,500'), {
    seed: 12,
    lit: '#a4b58c',
    dark: '#5f9488',
    haze: '#d5d8b6',
    foot: 670,
    rough: 14,
    spurs: 0.25,
  }),
  town({
    seed: 5,
    rows: 3,
    size: [15, 22],
    walls: [['#fff8ea', '#efe0c6', '#b9ad9c']],
    haze: light.haze,
    air: 0.3,
    opening: '#8b8f88',
    base: (_, d) => 636 + d * 20,
    span: (d) => [1250 - d * 60, 1500],
  }),
  sea(b, [642, 1080], light.sea, { seed: 7, sunX: 300, glints: 240, spread: 190, waves: 150 }),
  shape(
    Array.from({ length: 12 }, (_, i) => lens(1150 + i * 40, 664 + (i % 3) * 2, 60, 3)).join(''),
    '#fffaf0',
    faded(0.8),
  ),
  sloop(470, 690, 110, ['#fff8ea', '#e4d9c4'], '#3f6f74', 6),
  sloop(1060, 700, 84, ['#fff8ea', '#e4d9c4'], '#3f6f74', 4),
  sloop(640, 668, 56, ['#fff8ea', '#e4d9c4'], '#5f8d90', 3),
  group(
    [
      sloop(0, 0, 700, ['#fffaf0', '#f2dcb8'], '#17474f', 0),
      shape('M0 -700Q-140 -315 -210 -84L-120 -84Q-60 -330 0 -700Z', '#dcc9a8', faded(0.6)),
      ...[0.24, 0.42, 0.6, 0.78].map(
        (k) =>
          `<path d="M${-4 - 3 * k} ${-700 + 616 * k}Q${-70 * k} ${-690 + 620 * k} ${-212 * k} ${-700 + 616 * k + 8}" fill="none" stroke="#cdb894" stroke-width="2"/>`,
      ),
      shape('M6 -600Q146 -275 224 -62Q150 -82 96 -90Q90 -300 6 -600Z', '#d8673f', faded(0.9)),
      shape('M-224 -52L266 -66Q262 -50 252 -42L-216 -30Z', '#f2e3c8'),
      shape('M-216 -30L250 -42Q200 14 84 14H-168Z', '#0f3c45'),
      shape('M-200 -12L222 -22Q180 8 84 14H-168Z', light.roof),
      shape(smooth(points('-140,-54 -118,-84 -60,-84 -30,-54'), true), '#f7ead2'),
      shape(
        disc(-150, -96, 9) + smooth(points('-164,-86 -138,-86 -132,-54 -170,-54'), true),
        '#2d5a62',
      ),
      shape(
        disc(-104, -100, 9) + smooth(points('-116,-90 -92,-90 -88,-60 -120,-60'), true),
        '#c8553a',
      ),
    ],
    'transform="translate(820 880) rotate(5)"',
  ),
  shape(
    smooth(points('640,888 760,900 1000,900 1090,884 1140,888 1040,912 800,914 600,900'), true),
    '#f4fbf4',
    faded(0.9),
  ),
  foam(
    points('560,902 610,910 700,916 820,922 960,922 1080,914 1160,900 1200,896'),
    '#f4fbf4',
    4,
    1.3,
  ),
  shape(lens(500, 906, 330, 5) + lens(380, 926, 260, 4), '#eaf6ee', faded(0.6)),
  shape(
    Array.from({ length: 22 }, (_, i) =>
      lens(720 + ((i * 61) % 250), 940 + i * 5.5, 110 - i * 2, 6),
    ).join(''),
    '#fff3dc',
    faded(0.22),
  ),
  birds(6, [1180, 330], 190, 24, '#4b7f80', 11),
];
