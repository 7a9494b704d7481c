import { faded, group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { palm } from '../kit/palms.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { clefts, stones, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { craggy, points, smooth, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['white-noon'];

const line = (d: string, w = 7) =>
  `<path d="${d}" fill="none" stroke="#6a3326" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#ffd7a6" stroke-width="${w * 0.35}" stroke-linecap="round" transform="translate(3 3)" opacity=".7"/>`;

/** An archer drawing his bow, pecked into the rock. */
const archer = (x: number, y: number, s: number) =>
  group(
    [
      line('M0 0L14 -52L0 -96L-18 -50L-30 0M0 -96L-2 -116M-2 -104L44 -110M-2 -104L-34 -96L10 -114'),
      line('M44 -160Q78 -110 44 -62', 5),
      line('M44 -160L8 -112L44 -62M0 -112L96 -112', 3),
      shape(
        'M-14 -128Q-14 -146 2 -146Q16 -146 14 -126Q0 -118 -14 -128ZM-10 -146L-22 -172L-2 -148L10 -174L10 -144Z',
        '#6a3326',
      ),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** The ram with its collar and the disc between its horns; an ostrich; an elephant. */
const ram = (x: number, y: number, s: number) =>
  group(
    [
      line(
        'M-100 -30Q-108 -86 -60 -96L40 -100Q84 -100 100 -128Q120 -146 152 -120L158 -104L130 -96Q112 -70 92 -48L86 0M64 -40L62 0M-84 -40L-92 0M-58 -36L-60 0M-58 -40Q0 -26 64 -40',
      ),
      line('M128 -136Q112 -164 88 -146Q78 -128 98 -120', 6),
      line('M120 -150A26 26 0 1 1 121 -150', 5),
      line('M-100 -84Q-122 -80 -120 -50', 5),
      line('M96 -116L112 -78M106 -124L122 -88', 4),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

const elephant = (x: number, y: number, s: number) =>
  line(
    `M${x - 90 * s} ${y}V${y - 60 * s}Q${x - 90 * s} ${y - 124 * s} ${x - 10 * s} ${y - 126 * s}Q${x + 60 * s} ${y - 128 * s} ${x + 84 * s} ${y - 104 * s}Q${x + 116 * s} ${y - 80 * s} ${x + 112 * s} ${y - 20 * s}L${x + 126 * s} ${y - 8 * s}M${x + 84 * s} ${y - 66 * s}L${x + 100 * s} ${y - 40 * s}M${x + 84 * s} ${y - 66 * s}Q${x + 78 * s} ${y - 40 * s} ${x + 66 * s} ${y - 40 * s}V${y}M${x + 36 * s} ${y}V${y - 44 * s}Q${x - 10 * s} ${y - 34 * s} ${x - 40 * s} ${y - 44 * s}V${y}M${x - 66 * s} ${y}V${y - 30 * s}M${x + 40 * s} ${y - 116 * s}Q${x + 16 * s} ${y - 80 * s} ${x + 50 * s} ${y - 70 * s}Q${x + 66 * s} ${y - 90 * s} ${x + 60 * s} ${y - 114 * s}`,
  );

/** Tiout: hunters, ram and elephant on warm sandstone; the ksar and its palms across the gardens. */
export const scene: Scene = (b) => {
  const slab = craggy(
    points(
      '-20,1090 -20,300 120,250 300,236 470,280 640,330 760,440 820,600 850,760 900,920 930,1090',
    ),
    6,
    12,
  );
  return [
    sky(b, light, { horizon: 560 }),
    glow(b, [1180, 130], 720, light.sun, 0.9),
    cloud(760, 160, 380, 42, '#fffdf4', 5, 0.65),
    mountain(b, points('500,480 700,400 860,430 1020,330 1180,400 1360,350 1500,420 1610,380'), {
      seed: 8,
      lit: '#cfa98c',
      dark: '#a08078',
      haze: light.haze,
      foot: 620,
      rough: 24,
    }),
    mist(b, 430, 170, '#f6e8ce', 0.6),
    plane(b, points('600,600 900,580 1200,570 1610,590'), '#dcb27c', {
      seed: 5,
      rough: 8,
      haze: '#e6c590',
      foot: 1080,
    }),
    town({
      seed: 12,
      rows: 4,
      size: [32, 52],
      walls: [
        ['#f2b88c', '#d48c64', '#9a5c48'],
        ['#f7c49a', '#dd9a70', '#a4654e'],
      ],
      haze: '#f0d0a8',
      air: 0.3,
      opening: '#5c3428',
      arched: true,
      base: (x, d) => 590 + d * 60 + (Math.abs(x - 1220) / 400) ** 2 * 20,
      span: (d) => [1010 - 60 * d, 1420 + 60 * d],
    }),
    ...Array.from({ length: 54 }, (_, i) => {
      const row = Math.floor(i / 14);
      return palm(
        800 + ((i % 14) + ((i * 0.618) % 1)) * 60,
        740 + row * 34,
        100 + row * 26 + (i % 4) * 10,
        light.leaf,
        ['#a98a5e', '#6f5540'],
        i + 3,
        (i % 3) * 5 - 5,
      );
    }),
    shape(
      under(ridge(points('760,880 1000,860 1300,850 1610,840'), { seed: 5, rough: 6 })),
      b.linear(
        [
          [0, '#c9b070'],
          [0.4, '#9a9450'],
          [1, '#5d6a38'],
        ],
        [0, 840],
        [0, 1067],
      ),
    ),
    ...Array.from({ length: 22 }, (_, i) =>
      bush(
        930 + ((i * 0.618) % 1) * 700,
        890 + (i % 5) * 22,
        110,
        58,
        i % 4 ? light.leaf : ['#d98aa0', '#5d7a42', '#2f4a30'],
        i + 4,
      ),
    ),
    ...[
      [1480, 1000, 420, -40],
      [1190, 980, 270, 20],
    ].map(([x = 0, y = 0, h = 0, lean = 0], i) =>
      palm(x, y, h, light.leaf, ['#b08c5e', '#5f4734'], i + 30, lean, '#c8742c'),
    ),
    shape(
      slab,
      b.linear(
        [
          [0, '#e89c64'],
          [0.5, '#cc7a4c'],
          [1, '#8f4c38'],
        ],
        [0, 240],
        [900, 1067],
      ),
    ),
    strata(b, slab, [240, 1080], ['#f3b47c', '#a85a3e', '#d98c58'], 7, 30, 0.4),
    clefts(b, slab, 26, [260, 1067], '#8a4634', 5, 0.3, [-20, 900]),
    shape(
      craggy(
        points('640,330 760,440 820,600 850,760 900,920 930,1090 800,1090 770,860 730,640 680,460'),
        9,
        8,
      ),
      '#7d3c30',
      faded(0.45),
    ),
    shape(
      smooth(
        points('40,420 200,360 420,380 600,470 660,640 680,820 560,940 300,960 90,900 30,660'),
        true,
      ),
      '#c07048',
      faded(0.55),
    ),
    archer(160, 640, 1.15),
    ram(450, 640, 1.15),
    elephant(300, 880, 1.2),
    archer(560, 860, 0.8),
    stones(26, [1000, 1060], ['#f0c490', '#a86a44'], 9, 46, [-10, 900]),
    tufts(50, [980, 1080], ['#a5a656', '#728040', '#4c5f30'], 16, 80, [820, 1610]),
    shape(straight(points('-10,1056 900,1066 900,1090 -10,1090')), '#5c3428', faded(0.5)),
    birds(5, [880, 260], 130, 18, '#8a6a50', 4),
  ];
};
