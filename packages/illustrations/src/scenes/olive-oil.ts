import { faded, group, shape } from '../kit/brush.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import {
  archway,
  bezier,
  box,
  disc,
  type Point,
  points,
  ribbon,
  smooth,
  straight,
} from '../kit/shapes.ts';
import { glow, sky } from '../kit/sky.ts';
import { town } from '../kit/town.ts';

const light = lights['white-noon'];

/** An olive branch: narrow silver leaves in pairs, fruit between them. */
const branch = (line: readonly Point[], size: number, seed: number): string => {
  const r = random(seed);
  const leaves = line.slice(1).flatMap(([x, y], i) => {
    const [px, py] = line[i] ?? [x, y];
    const along = Math.atan2(y - py, x - px);
    return [-0.8, 0.8].map((turn) => {
      const a = along + turn + r.around(0, 0.2);
      const l = size * r.between(0.8, 1.1);
      const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l];
      const n: Point = [-Math.sin(a) * l * 0.14, Math.cos(a) * l * 0.14];
      const mid: Point = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5];
      return (
        shape(
          smooth(
            [[x, y], [mid[0] + n[0], mid[1] + n[1]], tip, [mid[0] - n[0], mid[1] - n[1]]],
            true,
          ),
          turn < 0 ? '#8fa56a' : '#4f6b3c',
        ) +
        shape(smooth([[x, y], [mid[0] + n[0], mid[1] + n[1]], tip], true), '#b9c69a', faded(0.6))
      );
    });
  });
  const fruit = line.slice(1, -1).map(([x, y], i) => {
    const [fx, fy] = [x + r.around(0, size * 0.2), y + size * r.between(0.16, 0.34)];
    return (
      shape(disc(fx, fy, size * 0.13, size * 0.18), i % 3 ? '#3f3a4a' : '#6b7a34') +
      shape(
        disc(fx - size * 0.04, fy - size * 0.06, size * 0.03, size * 0.05),
        '#ffffff',
        faded(0.5),
      )
    );
  });
  return shape(ribbon(line, size * 0.1, size * 0.03), '#7a6548') + leaves.join('') + fruit.join('');
};

/** Olive oil of Kabylie: the tin, a clay jug, fruit and bread before a window on the groves. */
export const scene: Scene = (b) => {
  const opening = archway(500, 690, 600, 560);
  return [
    group(
      [
        sky(b, light, { horizon: 460 }),
        glow(b, [900, 190], 420, light.sun, 0.9),
        mountain(b, points('480,400 580,330 680,360 780,270 880,330 980,290 1120,370'), {
          seed: 8,
          lit: '#c6cfc4',
          dark: '#93aaaa',
          haze: light.haze,
          foot: 520,
          rough: 20,
          snow: { line: 330, lit: '#fbfbf4', dark: '#b9cdd6' },
        }),
        plane(b, points('480,500 700,470 900,484 1120,460'), '#a5b274', {
          seed: 5,
          rough: 8,
          haze: '#8f9d56',
          foot: 720,
        }),
        town({
          seed: 7,
          rows: 2,
          size: [26, 34],
          walls: [['#fdf0d6', '#e2c79c', '#a98a68']],
          haze: '#e3dcc0',
          air: 0.3,
          opening: '#6a5a48',
          tiles: ['#c4643e', '#964a34'],
          base: (_, d) => 478 + d * 22,
          span: () => [690, 910],
        }),
        ...Array.from({ length: 40 }, (_, i) =>
          bush(
            490 + ((i * 0.618) % 1) * 620,
            550 + (i % 6) * 30,
            70 + (i % 6) * 14,
            46 + (i % 6) * 8,
            ['#b3bd86', '#7d8f5c', '#4c6040'],
            i + 3,
          ),
        ),
      ],
      b.clip(opening),
    ),
    shape(
      `M-10 -10H1610V1080H-10Z${opening}`,
      b.radial(
        [
          [0, '#f6e6c6'],
          [0.5, '#e2c79a'],
          [1, '#a98054'],
        ],
        [800, 420],
        980,
      ),
      'fill-rule="evenodd"',
    ),
    shape(`${archway(468, 706, 664, 606)}${opening}`, '#fbf1da', 'fill-rule="evenodd"'),
    shape('M468 706V432Q468 260 560 180L584 204Q500 280 500 430V690Z', '#c7a878', faded(0.6)),
    shape(straight(points('500,690 1100,690 1150,722 450,722')), '#fffaf0') +
      shape(box(450, 722, 700, 14), '#c7a878'),
    // The table.
    shape(
      box(-10, 800, 1620, 290),
      b.linear(
        [
          [0, '#b07a4a'],
          [0.25, '#946038'],
          [1, '#5c3a26'],
        ],
        [0, 800],
        [0, 1067],
      ),
    ) + shape(box(-10, 794, 1620, 14), '#d9a468'),
    ...Array.from({ length: 16 }, (_, i) =>
      shape(
        straight([
          [(i * 397) % 1500, 830 + i * 15],
          [((i * 397) % 1500) + 300, 828 + i * 15],
          [((i * 397) % 1500) + 300, 831 + i * 15],
          [(i * 397) % 1500, 833 + i * 15],
        ]),
        '#5c3a26',
        faded(0.35),
      ),
    ),
    shape(disc(800, 920, 620, 60), '#3a2418', faded(0.25)),
    // The tin: a litre, with its screw cap and a label of Kabyle signs.
    shape('M660 470H900V900H660Z', b.across('#8a9a4a', '#c9d07a', '#a8b358', '#66762f')) +
      shape('M900 470L960 452V872L900 900Z', '#4f5f28') +
      shape('M660 470L720 450H960L900 470Z', '#dde2a0') +
      shape(box(660, 470, 240, 10) + box(660, 890, 240, 10), '#e9edb8', faded(0.7)),
    shape(box(770, 424, 56, 38), b.across('#8a3a2c', '#d9694a', '#8a3a2c')) +
      shape(disc(798, 424, 28, 9), '#e98a68') +
      shape(box(860, 442, 50, 12), '#6a762f') +
      shape(ribbon(points('862,452 866,420 908,420 914,452'), 8, 8), '#6a762f'),
    shape(box(684, 560, 192, 240), '#fbf1d6') +
      shape(box(684, 560, 192, 20) + box(684, 780, 192, 20), '#a8432b'),
    shape(
      Array.from(
        { length: 8 },
        (_, i) =>
          straight([
            [684 + i * 24, 780],
            [696 + i * 24, 760],
            [708 + i * 24, 780],
          ]) +
          straight([
            [684 + i * 24, 580],
            [696 + i * 24, 600],
            [708 + i * 24, 580],
          ]),
      ).join(''),
      '#2a1c18',
    ),
    group(
      [branch(bezier([0, 60], [40, 0], [110, -40], 6), 44, 4)],
      'transform="translate(722 690)"',
    ),
    // The jug, its oil poured into a dish.
    shape(
      smooth(
        points(
          '1090,900 1060,800 1074,700 1120,650 1128,600 1112,570 1196,570 1184,600 1196,650 1246,700 1262,800 1230,900',
        ),
        true,
      ),
      b.across('#b9673a', '#e09a5c', '#b9673a', '#74402a'),
    ) +
      shape(ribbon(points('1190,596 1270,610 1280,690 1244,720'), 22, 18), '#8f5030') +
      shape(disc(1154, 572, 44, 11), '#5c3020'),
    shape(
      Array.from({ length: 9 }, (_, i) =>
        straight([
          [1080 + i * 19, 742],
          [1089 + i * 19, 716],
          [1098 + i * 19, 742],
        ]),
      ).join('') +
        box(1070, 748, 184, 7) +
        box(1068, 700, 184, 6),
      '#3a1f1a',
      faded(0.8),
    ),
    shape(disc(430, 930, 190, 46), '#8a5030') +
      shape(disc(430, 922, 190, 44), '#f3e2c0') +
      shape(disc(430, 922, 156, 34), '#d9b040') +
      shape(disc(430, 924, 140, 28), '#c7a02c') +
      shape(disc(380, 914, 50, 9), '#fbeaa0', faded(0.8)),
    shape(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i * Math.PI) / 8;
        return disc(430 + Math.cos(a) * 173, 922 + Math.sin(a) * 39, 7, 4);
      }).join(''),
      '#a8432b',
    ),
    // A round of bread, broken.
    shape(
      smooth(points('100,900 110,840 200,800 300,806 350,850 330,900 220,920'), true),
      '#d9a05a',
    ) +
      shape(
        smooth(points('100,900 110,840 200,800 300,806 330,830 200,840 130,890'), true),
        '#efc888',
      ) +
      shape(smooth(points('250,912 262,872 330,838 352,856 332,900'), true), '#fbeccb'),
    branch(bezier([1330, 1010], [1420, 940], [1580, 930], 9), 76, 9),
    branch(bezier([700, 1030], [840, 970], [1010, 990], 8), 70, 12),
    ...points('1290,980 1240,1010 1180,960 560,1010 610,1000 1060,1030 640,1030').map(
      ([x, y], i) =>
        shape(disc(x + 4, y + 14, 20, 6), '#3a2418', faded(0.35)) +
        shape(disc(x, y, 17, 19), i % 3 ? '#3f3a4a' : '#7d8a3a') +
        shape(disc(x - 5, y - 7, 4, 5), '#ffffff', faded(0.5)),
    ),
  ];
};
