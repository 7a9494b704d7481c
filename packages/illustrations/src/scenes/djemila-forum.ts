import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, points, straight } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { column, courses } from '../kit/stonework.ts';
import { tree } from '../kit/trees.ts';

const light = lights['white-noon'];
const stone = ['#fbe8bf', '#deb681', '#9d7353'] as const;

/** The temple of the Severan family: a high podium, steps, six columns before a bare cella. */
const temple = (b: Brush) => {
  const cella = straight(
    points('-210,-110 -210,-372 -150,-384 -90,-372 20,-390 110,-370 210,-392 214,-110'),
  );
  const steps = Array.from({ length: 9 }, (_, i) =>
    shape(
      straight([
        [-150 - i * 8, -112 + i * 14],
        [150 + i * 8, -112 + i * 14],
        [154 + i * 8, -98 + i * 14],
        [-154 - i * 8, -98 + i * 14],
      ]),
      i % 2 ? mix(stone[0], stone[1], 0.55) : stone[0],
    ),
  );
  return group(
    [
      shape(straight(points('210,-110 330,-138 330,-402 296,-420 250,-392 210,-392')), stone[2]),
      shape(straight(points('250,14 370,-40 370,-140 250,-112')), stone[2]),
      shape(cella, b.down(mix(stone[0], stone[1], 0.6), stone[1])),
      courses(b, cella, [-220, -400, 440, 300], 21, stone[2], 9, 0.32),
      shape(archway(-52, -110, 104, 210), '#6d4d3f'),
      shape(box(-62, -322, 124, 14), stone[0]),
      shape(box(-256, -116, 506, 130), stone[1]),
      shape(box(-262, -120, 518, 13), stone[0]),
      courses(b, box(-256, -106, 506, 120), [-256, -106, 506, 120], 24, stone[2], 5, 0.3),
      ...steps,
      shape(box(-252, -66, 60, 80) + box(190, -66, 60, 80), mix(stone[0], stone[1], 0.4)),
      shape(box(-258, -72, 72, 10) + box(184, -72, 72, 10), stone[0]),
      ...[-226, -136, -66, 66, 136, 226].map((x) => column(b, x, -112, 36, 330, stone)),
      shape(
        straight(points('-262,-442 -42,-442 -46,-478 -110,-470 -150,-484 -262,-474')),
        stone[1],
      ),
      shape(box(-266, -446, 226, 8), stone[0]),
      shape(
        straight(points('44,-442 262,-442 256,-470 180,-482 120,-468 50,-476')),
        mix(stone[1], stone[2], 0.2),
      ),
      shape(box(40, -446, 226, 8), stone[0]),
    ],
    'transform="translate(1010 800) scale(1.04)"',
  );
};

/** Djémila: Roman stone among high green valleys. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 600 }),
  glow(b, [260, 80], 760, light.sun, 0.8),
  cloud(1330, 170, 420, 60, '#fffaf0', 5, 0.75),
  cloud(700, 120, 330, 38, '#fffaf0', 2, 0.6),
  mountain(
    b,
    points('-10,430 150,340 300,390 470,290 640,380 800,330 1000,400 1200,300 1400,370 1610,290'),
    {
      seed: 3,
      lit: '#bccbbb',
      dark: '#92aeab',
      haze: light.haze,
      foot: 660,
      rough: 24,
      spurs: 0.2,
    },
  ),
  mountain(b, points('-10,540 200,500 420,560 640,500 900,570 1180,500 1400,540 1610,470'), {
    seed: 9,
    lit: '#a9b78a',
    dark: '#7f9a7c',
    haze: '#e6dfbb',
    foot: 740,
    rough: 20,
    spurs: 0.2,
  }),
  mist(b, 560, 160, light.haze, 0.5),
  plane(b, points('-10,640 220,620 460,690 800,720 1200,690 1610,610'), '#9aa25f', {
    seed: 12,
    rough: 14,
    haze: '#c9b675',
    foot: 900,
  }),
  ...Array.from({ length: 16 }, (_, i) =>
    bush(20 + i * 44 + 14 * Math.sin(i * 9), 664 + (i % 4) * 16 + i * 3, 60, 40, light.leaf, i + 3),
  ),
  plane(b, points('-10,770 400,780 800,800 1610,770'), '#d3b67a', {
    seed: 13,
    rough: 6,
    haze: '#b89255',
  }),
  ...[90, 190, 290, 390].map((x, i) =>
    column(b, x, 800 + i * 5, 24, i === 1 ? 110 : 210, stone, i === 1),
  ),
  shape(box(270, 586, 150, 17), stone[1]),
  shape(box(266, 582, 158, 6), stone[0]),
  shape(straight(points('1260,815 1440,770 1600,800 1480,850 1240,838')), '#83623c', faded(0.5)),
  temple(b),
  ...Array.from({ length: 9 }, (_, i) =>
    shape(
      straight([
        [100 + i * 170, 832 + i * 1],
        [230 + i * 170, 832],
        [150 + i * 205, 900],
        [-40 + i * 205, 900],
      ]),
      i % 2 ? '#e3c88f' : '#cfab6e',
      faded(0.55),
    ),
  ),
  plane(b, points('-10,900 300,918 700,908 1200,930 1610,890'), '#96934a', {
    seed: 15,
    rough: 10,
    haze: '#5f6a35',
  }),
  column(b, 250, 985, 64, 330, stone, true),
  column(b, 480, 1000, 60, 150, stone, true),
  stones(26, [930, 1040], [stone[0], stone[2]], 9, 48, [90, 1000]),
  tufts(100, [930, 1080], ['#8c9448', '#667a3b', '#445b2e'], 9, 80),
  tree(1500, 1010, 330, light.leaf, '#54422f', 6),
];
