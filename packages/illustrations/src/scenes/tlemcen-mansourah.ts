import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, type Point, points, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky, streaks } from '../kit/sky.ts';
import { courses } from '../kit/stonework.ts';
import { tree } from '../kit/trees.ts';

const light = lights['white-noon'];
const rose = ['#f0b27c', '#d68c5c', '#9a5a44'] as const;
const hollow = '#6d3d38';

/** Half a minaret: its outer face stands 38 metres, the inner half fell away. */
const minaret = (b: Brush) => {
  const face = straight(
    points(
      '-96,0 -86,-560 -70,-566 -62,-590 -30,-584 -8,-604 22,-592 40,-606 66,-588 84,-592 96,0',
    ),
  );
  const lattice = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = -50 + i * 20 + (row % 2 ? 10 : 0);
      const y = -452 + row * 15;
      return straight([
        [x, y - 8],
        [x + 7, y],
        [x, y + 8],
        [x - 7, y],
      ]);
    }).join(''),
  ).join('');
  return group(
    [
      shape(
        straight(
          points(
            '84,-592 104,-574 112,-520 138,-500 132,-430 152,-396 146,-320 166,-290 158,-210 176,-180 170,-90 184,-60 182,-8 96,0',
          ),
        ),
        hollow,
      ),
      shape(
        straight(
          points(
            '84,-592 98,-578 104,-470 118,-455 116,-330 128,-310 124,-190 138,-160 136,-4 96,0',
          ),
        ),
        rose[2],
      ),
      shape(
        [-470, -350, -230, -110]
          .map((y) =>
            straight([
              [104, y],
              [140, y - 10],
              [138, y + 12],
              [106, y + 22],
            ]),
          )
          .join(''),
        mix(hollow, rose[2], 0.7),
      ),
      shape(face, b.across(rose[0], mix(rose[0], rose[1], 0.6), rose[1])),
      courses(b, face, [-100, -610, 200, 610], 15, rose[2], 4, 0.22),
      // The portal: nested arches in a carved frame.
      shape(box(-70, -200, 140, 200), mix(rose[1], rose[2], 0.35)),
      shape(archway(-62, 0, 124, 190), rose[0]),
      shape(archway(-52, 0, 104, 174), mix(rose[1], rose[2], 0.5)),
      shape(archway(-43, 0, 86, 158), rose[0]),
      shape(archway(-33, 0, 66, 138), hollow),
      shape(
        box(-74, -206, 148, 6) +
          box(-74, -300, 148, 5) +
          box(-72, -322, 144, 5) +
          box(-70, -490, 140, 5),
        mix(rose[0], '#ffffff', 0.25),
      ),
      shape(
        Array.from({ length: 5 }, (_, i) => archway(-62 + i * 26, -214, 18, 74)).join(''),
        mix(rose[1], rose[2], 0.55),
      ),
      shape(box(-66, -474, 132, 146), mix(rose[1], rose[2], 0.4)),
      shape(lattice, rose[0], faded(0.9)),
      shape(archway(-40, -332, 34, 84) + archway(6, -332, 34, 84), rose[0]),
      shape(archway(-33, -332, 20, 66) + archway(13, -332, 20, 66), hollow),
      shape(
        Array.from({ length: 4 }, (_, i) => archway(-62 + i * 33, -500, 24, 52)).join(''),
        mix(rose[1], rose[2], 0.6),
      ),
    ],
    'transform="translate(900 850) scale(1.12)"',
  );
};

const rampart = (x: number, y: number, w: number, h: number, seed: number) => {
  const top = ridge(
    [
      [x, y - h],
      [x + w * 0.4, y - h * 0.8],
      [x + w * 0.6, y - h * 0.95],
      [x + w, y - h * 0.55],
    ],
    { seed, rough: h * 0.14, scale: 26, step: 9, octaves: 2 },
  );
  return (
    shape(under(top, y), rose[1]) +
    shape(
      under(
        top.map(([a, v]): Point => [a, v + h * 0.34]),
        y,
      ),
      mix(rose[1], rose[2], 0.4),
      faded(0.6),
    ) +
    shape(box(x, y - h * 1.24, h * 0.62, h * 1.24), rose[0]) +
    shape(box(x + h * 0.62, y - h * 1.24, h * 0.22, h * 1.24), rose[2])
  );
};

/** Mansourah: the half-standing minaret in its plain of olive trees, west of Tlemcen. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 660 }),
  glow(b, [300, 90], 720, light.sun, 0.75),
  cloud(1240, 240, 420, 60, '#fffaf0', 3, 0.75),
  cloud(420, 330, 320, 36, '#fffaf0', 6, 0.6),
  streaks(6, [120, 260], '#ffffff', 5, 0.5),
  mountain(
    b,
    points('-10,520 160,470 360,452 620,500 800,470 1080,440 1300,452 1480,420 1610,440'),
    {
      seed: 5,
      lit: '#b9c3ac',
      dark: '#8ea598',
      haze: light.haze,
      foot: 690,
      rough: 16,
      spurs: 0.2,
    },
  ),
  plane(b, points('-10,650 400,610 800,640 1200,606 1610,640'), '#a9b07c', {
    seed: 6,
    rough: 12,
    haze: light.haze,
    foot: 760,
  }),
  mist(b, 590, 130, light.haze, 0.55),
  plane(b, points('-10,720 500,700 1000,716 1610,700'), '#b9ab68', { seed: 8, rough: 8 }),
  ...Array.from({ length: 18 }, (_, i) =>
    bush(30 + i * 92 + 30 * Math.sin(i * 5), 716 + (i % 3) * 9, 66, 42, light.leaf, i + 2),
  ),
  rampart(60, 806, 330, 92, 4),
  rampart(420, 800, 260, 74, 9),
  rampart(1180, 806, 420, 88, 12),
  plane(b, points('-10,800 500,790 900,812 1300,796 1610,810'), '#c5a865', { seed: 12, rough: 8 }),
  shape(straight(points('1010,846 1110,850 1560,900 1380,912')), '#8c6f3e', faded(0.55)),
  minaret(b),
  tree(250, 920, 230, light.leaf, '#5b4632', 5),
  tree(1400, 945, 270, light.leaf, '#5b4632', 9),
  plane(b, points('-10,880 300,900 700,868 1100,900 1610,900'), '#a39446', {
    seed: 14,
    rough: 9,
    haze: '#6f7434',
  }),
  stones(20, [900, 980], ['#e3b987', '#a6714f'], 5, 26),
  tufts(130, [890, 1080], ['#8f9a48', '#6b7d3a', '#4c6231'], 6, 76),
  ...Array.from({ length: 90 }, (_, i) =>
    shape(
      disc((i * 211) % 1600, 930 + ((i * 67) % 130), 4 + ((i * 67) % 130) / 34),
      '#d8452f',
      faded(0.9),
    ),
  ),
  birds(5, [640, 260], 120, 16, '#6c7a68', 4),
];
