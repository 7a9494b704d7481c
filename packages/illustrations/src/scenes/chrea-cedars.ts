import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { atlasCedar } from '../kit/old-cedar.ts';
import { scrub } from '../kit/plants.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { craggy, disc, points, ribbon, smooth, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { cedar } from '../kit/trees.ts';

const light = lights['white-noon'];

/** A Barbary macaque sitting, looking left: tailless, thick coat, pale face. */
const macaque = (x: number, y: number, s: number) =>
  group(
    [
      shape(
        smooth(points('-34,0 -46,-30 -40,-74 -20,-104 16,-106 40,-70 46,-26 36,0'), true),
        '#a07c4e',
      ),
      shape(smooth(points('4,-100 40,-70 46,-26 36,0 10,0 24,-40'), true), '#7a5a3a'),
      shape(
        ribbon(points('-26,-78 -44,-40 -40,-4'), 18, 11) +
          smooth(points('-30,2 -36,-26 -10,-44 16,-30 14,2'), true),
        '#b8925e',
      ),
      shape(
        smooth(points('-58,-118 -50,-146 -22,-156 6,-142 8,-112 -14,-96 -44,-98'), true),
        '#a8844f',
      ),
      shape(
        smooth(points('-62,-120 -52,-134 -34,-130 -32,-108 -44,-100 -58,-104'), true),
        '#e0b892',
      ),
      shape(disc(-48, -124, 3.4) + disc(-56, -108, 2.4), '#3a2a22'),
      shape(disc(-6, -130, 8, 10), '#d2a67c'),
      shape(ribbon(points('-44,-4 -20,0'), 10, 9), '#5c4632'),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** Chréa: old flat-topped cedars on the ridge, the plain of the Mitidja far below. */
export const scene: Scene = (b) => {
  const rock = craggy(
    points('-20,1080 -20,900 90,850 240,836 360,862 430,910 520,960 560,1080'),
    6,
    10,
  );
  return [
    sky(b, light, { horizon: 520 }),
    glow(b, [520, 140], 700, light.sun, 0.9),
    cloud(1180, 150, 420, 46, '#fffdf4', 6, 0.7),
    cloud(560, 250, 300, 28, '#fffdf4', 9, 0.55),
    // The far sea, the Sahel hills, and the fields of the plain.
    shape('M-10 470H1610V520H-10Z', b.down('#9ccbd0', '#bfd9cf')),
    plane(b, points('-10,508 300,498 700,506 1100,494 1610,504'), '#a9c0ab', {
      seed: 3,
      rough: 4,
      haze: '#d2d9b6',
      foot: 600,
    }),
    shape(
      'M-10 520H1610V900H-10Z',
      b.linear(
        [
          [0, '#d3d8b0'],
          [0.6, '#a9b67c'],
          [1, '#8f9f62'],
        ],
        [0, 520],
        [0, 900],
      ),
    ),
    ...Array.from({ length: 64 }, (_, i) => {
      const t = Math.floor(i / 11) / 6;
      const y = 528 + 150 * t ** 1.2;
      const h = 10 + 26 * t;
      const w = 90 + 110 * t;
      const x = ((i % 11) - 0.5) * 152 + ((i * 53) % 60) - 30;
      return shape(
        straight([
          [x, y],
          [x + w, y - 2],
          [x + w * 1.06 + h * 0.6, y + h],
          [x + h * 0.3, y + h + 2],
        ]),
        ['#b9c37e', '#8fab68', '#d9cf8c', '#7d9c60', '#c7b974'][i % 5] ?? '#b9c37e',
        faded(0.5),
      );
    }),
    shape(
      Array.from({ length: 46 }, (_, i) =>
        disc(560 + ((i * 37) % 300), 560 + ((i * 11) % 22), 3.4, 2.4),
      ).join(''),
      '#fff6e2',
      faded(0.8),
    ),
    mist(b, 470, 130, '#f3f0dc', 0.75),
    mountain(b, points('-10,640 140,600 300,640 480,710 620,790 660,812'), {
      seed: 5,
      lit: '#9db07c',
      dark: '#6d8c70',
      haze: '#c9d0a0',
      foot: 800,
      rough: 16,
    }),
    mountain(b, points('700,815 780,780 980,700 1160,620 1330,570 1610,520'), {
      seed: 8,
      lit: '#93a970',
      dark: '#60836a',
      haze: '#c0c994',
      foot: 820,
      rough: 16,
      from: 'right',
    }),
    ...Array.from({ length: 44 }, (_, i) => {
      const x = i % 2 ? 800 + ((i * 0.618) % 1) * 820 : ((i * 0.618) % 1) * 620 - 20;
      const y = i % 2 ? 800 - (x - 800) * 0.22 + (i % 5) * 14 : 690 + (x / 620) * 70 + (i % 5) * 14;
      return cedar(
        x,
        y,
        76 + (i % 5) * 16,
        light.leaf.map((c) => mix(c, '#b9c6a0', 0.35)) as [string, string, string],
        '#8a7a5c',
        i + 2,
      );
    }),
    mist(b, 690, 120, '#eff0d8', 0.4),
    shape(
      under(
        ridge(points('-10,900 300,870 600,880 900,850 1200,820 1610,780'), {
          seed: 9,
          rough: 12,
          scale: 70,
        }),
      ),
      b.linear(
        [
          [0, '#b9b268'],
          [0.4, '#8f9350'],
          [1, '#525f35'],
        ],
        [0, 790],
        [0, 1067],
      ),
    ),
    scrub(points('640,905 760,890 900,880 1010,870 1240,850 1400,836 1540,820'), 42, light.leaf, 6),
    atlasCedar(1400, 860, 470, light.leaf, ['#8f7350', '#4f3f30'], 11),
    atlasCedar(1130, 930, 800, light.leaf, ['#9a7c56', '#4f3f30'], 4),
    stones(26, [930, 1060], ['#dcd0b0', '#93866a'], 9, 46, [560, 1600]),
    tufts(90, [920, 1080], ['#b9bb64', '#828f45', '#55632f'], 9, 76, [500, 1610]),
    shape(
      rock,
      b.linear(
        [
          [0, '#d9cbae'],
          [0.4, '#a8987c'],
          [1, '#6b604e'],
        ],
        [0, 836],
        [0, 1067],
      ),
    ),
    shape(
      craggy(points('200,846 360,862 430,910 520,960 560,1080 300,1080 330,960'), 9, 10),
      '#6b604e',
      faded(0.55),
    ),
    macaque(190, 846, 1.45),
    macaque(352, 872, 0.95),
    tufts(30, [1010, 1080], ['#b9bb64', '#828f45', '#55632f'], 19, 90, [-10, 480]),
    birds(5, [760, 330], 140, 18, '#5f7468', 4),
  ];
};
