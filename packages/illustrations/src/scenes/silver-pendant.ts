import { faded, group, shape } from '../kit/brush.ts';
import { ripples } from '../kit/dunes.ts';
import { lights } from '../kit/lights.ts';
import { ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import {
  bezier,
  box,
  disc,
  type Point,
  points,
  ribbon,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { glow, sky, stars } from '../kit/sky.ts';

const light = lights['blue-hour'];

const engraved = (d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="#4a5270" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#ffffff" stroke-width="${width * 0.4}" transform="translate(1.6 1.8)" opacity=".75"/>`;

/** A cord of plaited leather along a line. */
const plait = (line: readonly Point[]) =>
  shape(ribbon(line, 17, 17), '#3a211c') +
  line
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = line[i] ?? [x, y];
      const [dx, dy] = [x - px, y - py];
      const l = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [(-dy / l) * 7, (dx / l) * 7];
      return shape(
        straight([
          [px + nx, py + ny],
          [x, y],
          [px - nx, py - ny],
          [px + dx * 0.3, py + dy * 0.3],
        ]),
        i % 2 ? '#a8603a' : '#7d4430',
      );
    })
    .join('');

/** A Tuareg pendant on indigo cloth: a cross with a ring, lozenge body and balled arms, engraved. */
const pendant = (metal: string, shade: string) => {
  const ring = `${disc(0, -250, 74, 74)}${disc(0, -246, 42, 42)}`;
  const body = straight(
    points(
      '0,-190 46,-150 78,-96 150,-40 188,-26 206,0 188,26 150,40 84,104 40,190 30,236 0,262 -30,236 -40,190 -84,104 -150,40 -188,26 -206,0 -188,-26 -150,-40 -78,-96 -46,-150',
    ),
  );
  const balls = disc(214, 0, 24) + disc(-214, 0, 24) + disc(0, 274, 25);
  return [
    shape(
      ring + body + balls,
      '#0a1026',
      'fill-rule="evenodd" opacity=".5" transform="translate(16 24)"',
    ),
    shape(ring, metal, 'fill-rule="evenodd"'),
    shape(body, metal) + shape(balls, metal),
    shape(
      straight(points('0,-190 46,-150 78,-96 150,-40 188,-26 206,0 0,0')) +
        straight(points('0,0 -206,0 -188,26 -150,40 -84,104 -40,190 -30,236 0,262')),
      '#ffffff',
      faded(0.28),
    ),
    shape(
      straight(points('0,0 206,0 188,26 150,40 84,104 40,190 30,236 0,262')),
      shade,
      faded(0.45),
    ),
    shape(disc(210, -6, 9, 8) + disc(-220, -7, 9, 8) + disc(-7, 266, 9, 8), '#ffffff', faded(0.8)),
    engraved('M0 -150L60 -60L130 0L60 60L0 150L-60 60L-130 0L-60 -60Z', 5),
    engraved('M0 -96L42 -42L86 0L42 42L0 96L-42 42L-86 0L-42 -42Z'),
    engraved('M0 -48L40 0L0 48L-40 0ZM-22 0H22M0 -26V26', 4),
    engraved('M-14 178H14M-10 196H10M-8 214H8M156 -16L172 0L156 16M-156 -16L-172 0L-156 16', 4),
    ...Array.from({ length: 24 }, (_, i) => {
      const a = (i * Math.PI) / 12;
      return shape(disc(Math.cos(a) * 58, -249 + Math.sin(a) * 58, 4.4), '#4a5270');
    }),
    ...points('104,-28 104,28 -104,-28 -104,28 30,-112 -30,-112 30,112 -30,112').map(
      ([x, y]) =>
        shape(disc(x, y, 6.5), '#4a5270') + shape(disc(x - 1, y - 1.5, 3), '#ffffff', faded(0.6)),
    ),
  ];
};

/** The pendant lies on the smith's cloth; the needles of the Hoggar stand small against the dusk. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 330 }),
  stars(110, 200, 9),
  glow(b, [1180, 330], 620, '#ffb98a', 0.6),
  shape(
    under(
      ridge(
        points(
          '-10,330 80,300 140,180 170,170 200,300 330,316 430,250 470,120 500,110 540,250 610,320 800,330 960,316 1040,230 1070,222 1110,310 1240,300 1290,150 1330,138 1380,290 1480,310 1610,290',
        ),
        { seed: 6, rough: 10, scale: 26, eased: false },
      ),
      420,
    ),
    b.linear(
      [
        [0, '#4d5f92'],
        [1, '#8f8fb4'],
      ],
      [0, 110],
      [0, 400],
    ),
  ),
  // The folded cloth, dyed with indigo until it shines.
  shape(
    under(points('-10,392 300,356 700,366 1100,350 1610,380'), 1090, true),
    b.linear(
      [
        [0, '#3a55a0'],
        [0.4, '#24397c'],
        [1, '#131f50'],
      ],
      [0, 350],
      [0, 1067],
    ),
  ),
  ...[
    [-10, 470, 540, 430],
    [260, 620, 900, 520],
    [-10, 800, 460, 690],
    [1000, 480, 1620, 400],
    [1100, 760, 1620, 620],
    [300, 1010, 900, 960],
    [1000, 1000, 1620, 880],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], i) =>
    shape(
      smooth(
        [
          [x1, y1],
          [(x1 + x2) / 2, (y1 + y2) / 2 - 46],
          [x2, y2],
          [(x1 + x2) / 2 + 40, (y1 + y2) / 2 + 26],
        ],
        true,
      ),
      i % 2 ? '#5674c0' : '#0f1a48',
      faded(0.5),
    ),
  ),
  ripples(90, [400, 1060], '#7f9ae0', 9, 0.12),
  glow(b, [800, 620], 620, '#ffd9a8', 0.3),
  shape(
    straight(points('-10,980 1610,930 1610,958 -10,1008')) +
      straight(points('-10,1024 1610,974 1610,984 -10,1034')),
    '#c8553a',
  ),
  shape(
    Array.from({ length: 40 }, (_, i) =>
      straight([
        [i * 42 - 10, 994 - i * 1.3],
        [i * 42 + 4, 984 - i * 1.3],
        [i * 42 + 18, 993 - i * 1.3],
        [i * 42 + 4, 1003 - i * 1.3],
      ]),
    ).join(''),
    '#f0c060',
  ),
  // The plaited cord comes down on both sides and through the ring.
  plait([
    ...bezier([330, 300], [260, 470], [520, 500], 20),
    ...bezier([520, 500], [700, 520], [784, 436], 14).slice(1),
  ]),
  plait([
    ...bezier([1290, 300], [1380, 500], [1100, 500], 20),
    ...bezier([1100, 500], [900, 520], [816, 436], 14).slice(1),
  ]),
  group(
    pendant(
      b.linear(
        [
          [0, '#fbfcff'],
          [0.35, '#d3d9e6'],
          [0.6, '#f1f3f8'],
          [1, '#8e97b4'],
        ],
        [-200, -320],
        [200, 280],
      ),
      '#5c668c',
    ),
    'transform="translate(800 690) scale(1.14)"',
  ),
  // The knot of cord in the ring, and the smith's tools beside.
  shape(smooth(points('772,408 800,392 828,408 826,446 800,458 774,446'), true), '#3a211c') +
    shape(box(782, 410, 36, 7) + box(782, 424, 36, 7) + box(784, 438, 32, 7), '#a8603a'),
  group(
    [
      shape(box(-14, -10, 190, 20), '#7a4a30') +
        shape(box(170, -12, 20, 24), '#d9a04a') +
        shape(straight(points('190,-7 330,-3 344,0 330,3 190,7')), '#b9c2d6'),
    ],
    'transform="translate(150 800) rotate(24)"',
  ),
  group(
    [
      shape(box(-8, -150, 16, 190), '#8a5a3a') +
        shape(straight(points('-62,-190 40,-190 66,-172 40,-150 -62,-150')), '#6a7290') +
        shape(box(-62, -190, 102, 10), '#b9c2d6'),
    ],
    'transform="translate(1380 820) rotate(-28)"',
  ),
  ...points('1240,900 1276,880 1300,912').map(
    ([x, y], i) =>
      shape(disc(x + 4, y + 8, 17, 8), '#0a1026', faded(0.4)) +
      shape(disc(x, y, 16), i === 1 ? '#c8432f' : '#dfe4f0') +
      shape(disc(x - 5, y - 6, 5), '#ffffff', faded(0.8)),
  ),
];
