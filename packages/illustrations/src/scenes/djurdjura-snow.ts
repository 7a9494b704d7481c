import { faded, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, lens, points, rows } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { cedar } from '../kit/trees.ts';

const light = lights['white-noon'];

/** Djurdjura in winter: the snow crest above the cedars of Tikjda. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640 }),
  glow(b, [230, 110], 700, light.sun, 0.7),
  cloud(640, 150, 420, 54, '#ffffff', 4, 0.8),
  cloud(1180, 270, 330, 34, '#ffffff', 8, 0.7),
  plane(b, points('-10,520 300,470 700,500 1100,450 1610,490'), '#bcd3d8', {
    seed: 6,
    rough: 20,
    haze: '#eef1ea',
    foot: 700,
  }),
  mountain(
    b,
    points(
      '-10,470 110,400 230,350 300,390 400,300 470,330 560,250 640,300 700,270 800,190 850,210 900,160 950,220 1010,200 1110,300 1200,270 1310,350 1440,310 1530,380 1610,350',
    ),
    {
      seed: 14,
      lit: '#b7bfc0',
      dark: '#7d97a8',
      haze: '#dfe6e0',
      foot: 800,
      rough: 34,
      scale: 52,
      from: 'left',
      window: 3,
      spurs: 0.3,
      snow: { line: 720, lit: '#ffffff', dark: '#b3cddc' },
    },
  ),
  mist(b, 560, 190, '#f2f2ea', 0.7),
  plane(
    b,
    points('-10,600 200,560 420,620 640,590 900,640 1140,580 1380,620 1610,560'),
    '#c4d6dc',
    { seed: 18, rough: 22, scale: 46, haze: '#e6ece8', foot: 760 },
  ),
  mist(b, 590, 120, '#f2f2ea', 0.6),
  plane(b, points('-10,660 260,620 520,690 800,650 1060,700 1350,630 1610,650'), '#e9efec', {
    seed: 8,
    rough: 14,
    haze: '#c8dadd',
    foot: 900,
  }),
  ...Array.from({ length: 64 }, (_, i) => {
    const x = ((i * 0.618) % 1) * 1640 - 20;
    return cedar(
      x,
      700 + (i % 6) * 17,
      84 + (i % 5) * 16,
      ['#7f9f88', '#55806f', '#3d6660'],
      '#5b5a52',
      i,
      i % 2 ? '#f2f6f4' : undefined,
    );
  }),
  mist(b, 700, 140, '#edf1ec', 0.55),
  plane(b, points('-10,830 300,790 640,850 980,800 1300,850 1610,800'), '#f3f6f3', {
    seed: 10,
    rough: 10,
    haze: '#b4ccd6',
    foot: 1080,
  }),
  ...rows(
    '240,880,260 430,900,210 1010,880,240 1180,910,280 1330,890,200 720,900,170 120,930,220',
  ).map(
    ([x = 0, y = 0, h = 0], i) =>
      shape(lens(x + h * 0.4, y, h * 1.1, 9), '#9dbccb', faded(0.7)) +
      cedar(x, y + 4, h, ['#6f9a72', '#3f7059', '#27514a'], '#4d4238', i + 80, '#f7faf8'),
  ),
  plane(b, points('-10,950 400,985 800,960 1200,1000 1610,950'), '#ffffff', {
    seed: 16,
    rough: 9,
    haze: '#a9c6d4',
    foot: 1080,
  }),
  shape(
    Array.from({ length: 18 }, (_, i) =>
      disc(700 + i * 13 + 30 * Math.sin(i * 0.5), 1056 - i * 5.4, 7 - i * 0.22, 3.2 - i * 0.1),
    ).join(''),
    '#86aabd',
    faded(0.7),
  ),
  cedar(70, 1090, 640, ['#5e8c62', '#2f5f4c', '#1c423e'], '#453a30', 101, '#f4f8f6'),
  cedar(1520, 1095, 720, ['#5e8c62', '#2f5f4c', '#1c423e'], '#453a30', 107, '#f4f8f6'),
  birds(4, [620, 160], 110, 18, '#5c7686', 4),
];
