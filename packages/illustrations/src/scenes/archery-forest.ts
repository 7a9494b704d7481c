import { faded, group, shape } from '../kit/brush.ts';
import { tone } from '../kit/colour.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, lens, points, ribbon, rows, straight } from '../kit/shapes.ts';
import { cloud, glow, mist, shafts, sky } from '../kit/sky.ts';
import { cedar } from '../kit/trees.ts';

const light = lights['white-noon'];

/** A straw target in a clearing of cedars, arrows close to the gold. */
export const scene: Scene = (b) => {
  const arrow = (x: number, y: number, turn: number) =>
    group(
      [
        shape(box(-150, -2.5, 150, 5), '#6b4a30'),
        shape(straight(points('-150,0 -164,-13 -130,-13 -118,0 -130,13 -164,13')), '#c8553a'),
        shape(straight(points('-150,0 -164,0 -130,13 -118,0')), '#fff3da'),
      ],
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const rings: readonly (readonly [number, string])[] = [
    [150, '#fff6e2'],
    [124, '#2f4a46'],
    [98, '#3f8f96'],
    [70, '#c8553a'],
    [38, '#f0bf52'],
  ];
  return [
    sky(b, light, { horizon: 560 }),
    glow(b, [1100, 160], 760, light.sun, 0.95),
    cloud(420, 140, 380, 44, '#fffdf4', 6, 0.6),
    mountain(
      b,
      points('-10,400 180,330 340,370 520,280 700,350 900,300 1100,370 1300,300 1610,350'),
      {
        seed: 5,
        lit: '#bccbc0',
        dark: '#94b0b2',
        haze: '#eceddb',
        foot: 600,
        rough: 22,
        from: 'right',
      },
    ),
    mist(b, 430, 150, '#f3f0da', 0.7),
    plane(b, points('-10,560 400,530 800,560 1200,530 1610,560'), '#a5b98c', {
      seed: 8,
      rough: 12,
      haze: '#dfe2bd',
      foot: 760,
    }),
    ...Array.from({ length: 40 }, (_, i) =>
      cedar(
        ((i * 0.618) % 1) * 1640 - 20,
        610 + (i % 5) * 12,
        170 + (i % 5) * 40,
        ['#a9bd94', '#86a583', '#6b9079'],
        '#85806a',
        i + 3,
      ),
    ),
    mist(b, 520, 150, '#eef0d8', 0.6),
    plane(b, points('-10,680 400,660 800,672 1200,660 1610,680'), '#b6b56a', {
      seed: 9,
      rough: 8,
      haze: '#7f8a44',
    }),
    ...rows('180,740,520 360,710,400 1290,720,450 1440,750,560 560,695,300 1130,690,300').map(
      ([x = 0, y = 0, h = 0], i) =>
        shape(lens(x - h * 0.3, y + 2, h * 0.9, 10), '#5d6a34', faded(0.5)) +
        cedar(x, y, h, ['#8fae6c', '#55804f', '#355f48'], '#6b5038', i + 60),
    ),
    shafts(b, [1160, -120], {
      count: 12,
      angles: [98, 138],
      length: 1350,
      colour: '#fff6d2',
      seed: 8,
      opacity: 0.42,
      spread: 2.6,
    }),
    road(points('800,690 810,740 780,800 820,880 780,960 800,1085'), 40, 520, '#d9cd8c'),
    shape(lens(760, 868, 520, 20), '#5d6a34', faded(0.5)),
    // Easel of ash, boss of straw, painted face.
    shape(
      ribbon(
        [
          [820, 420],
          [700, 872],
        ],
        18,
        20,
      ) +
        ribbon(
          [
            [820, 420],
            [948, 872],
          ],
          18,
          20,
        ),
      '#6b4a30',
    ),
    shape(
      ribbon(
        [
          [830, 430],
          [900, 850],
        ],
        13,
        13,
      ),
      '#4a3324',
    ),
    shape(disc(836, 610, 176, 178), '#a87b44'),
    shape(disc(818, 608, 174, 176), '#e0bd78'),
    ...[166, 158].map(
      (r0) =>
        `<path d="${disc(818, 608, r0, r0 + 2)}" fill="none" stroke="#b98f50" stroke-width="2.5" opacity=".8"/>`,
    ),
    ...rings.map(([r0, fill]) => shape(disc(818, 608, r0), fill)),
    ...rings.map(([r0, fill]) =>
      shape(
        `M818 ${608 - r0}A${r0} ${r0} 0 0 1 818 ${608 + r0}A${r0 * 1.3} ${r0 * 1.3} 0 0 0 818 ${608 - r0}Z`,
        tone(fill, -0.1),
        faded(0.35),
      ),
    ),
    arrow(806, 600, 12),
    arrow(834, 628, 6),
    arrow(780, 562, 16),
    ...[
      [70, 1000, 900],
      [1530, 1010, 980],
    ].map(([x = 0, y = 0, h = 0], i) =>
      cedar(x, y, h, ['#6f9452', '#3f6840', '#244a38'], '#4d3a2a', i + 90),
    ),
    plane(b, points('-10,980 300,1010 700,1040 1100,1030 1610,970'), '#556f36', {
      seed: 14,
      rough: 12,
      haze: '#2c4226',
    }),
    tufts(130, [880, 1080], ['#a3a850', '#6f8240', '#4a6232'], 7, 74, [-20, 520]),
    tufts(130, [880, 1080], ['#a3a850', '#6f8240', '#4a6232'], 17, 74, [1080, 1620]),
    tufts(40, [1010, 1080], ['#8c9a48', '#5d7638'], 27, 60),
    // A bow leaning on a quiver, waiting.
    shape(straight(points('1236,1010 1200,850 1250,842 1284,1006')), '#8d5436'),
    shape(straight(points('1250,842 1284,1006 1264,1008 1228,846')), '#5f3626'),
    ...[1206, 1220, 1236].map((x, i) =>
      shape(
        straight([
          [x, 850],
          [x - 18, 772 - i * 6],
          [x - 4, 770 - i * 6],
          [x + 6, 848],
        ]),
        i % 2 ? '#fff3da' : '#c8553a',
      ),
    ),
    `<path d="M1330 1016C1410 960 1416 840 1320 730C1310 716 1318 704 1330 700" fill="none" stroke="#5a3626" stroke-width="12" stroke-linecap="round"/><path d="M1330 1016L1326 704" stroke="#f3e6c8" stroke-width="2.4"/>`,
  ];
};
