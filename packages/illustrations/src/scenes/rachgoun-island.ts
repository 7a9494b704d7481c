import { faded, group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import { clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import {
  box,
  craggy,
  disc,
  type Point,
  points,
  ribbon,
  rows,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { glow, sky, streaks } from '../kit/sky.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['blue-hour'];

/** A sardine trawler coming in, 400 wide on its water line, bow to the right; nets on deck, lamp lit. */
const trawler = (x: number, y: number, s: number, hull: string, band: string) =>
  group(
    [
      shape(
        'M-196 -58Q-60 -34 90 -52Q160 -64 210 -104Q196 -30 150 6H-160Q-190 -16 -196 -58Z',
        hull,
      ),
      shape(
        'M-196 -58Q-60 -34 90 -52Q160 -64 210 -104L206 -84Q160 -44 92 -34Q-60 -16 -192 -40Z',
        band,
      ),
      shape('M-180 -10H172L150 6H-160Z', '#1b2346', faded(0.6)),
      shape(box(-120, -128, 104, 82), '#f1e6da') +
        shape(box(-132, -138, 128, 12), hull) +
        shape(box(-108, -116, 28, 30) + box(-64, -116, 28, 30), '#ffd489') +
        shape(box(-34, -128, 18, 82), '#a99fb4'),
      shape(
        ribbon(points('20,-46 26,-250'), 8, 5) +
          ribbon(points('26,-236 -150,-150'), 5, 4) +
          ribbon(points('26,-236 150,-130'), 5, 4) +
          ribbon(points('-96,-138 -96,-200'), 4, 3),
        '#20264a',
      ),
      shape(smooth(points('50,-48 60,-84 100,-98 146,-82 156,-62'), true), '#3f7a86') +
        shape([70, 90, 112, 132].map((k) => disc(k, -76 + (k % 3) * 5, 6)).join(''), '#f0a050'),
      shape(disc(26, -252, 9), '#ffe2a0') + shape(disc(-96, -204, 6), '#e2574a'),
      shape(
        smooth(points('-158,-50 -160,-96 -150,-108 -138,-98 -136,-50'), true) +
          disc(-149, -118, 11),
        '#2f3a6a',
      ),
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** Off the mouth of the Tafna: the flat island of Rachgoun and its light, sardine boats going in. */
export const scene: Scene = (b) => {
  const island = craggy(
    points('520,640 560,560 620,520 720,504 860,500 980,508 1080,524 1150,570 1190,640'),
    5,
    8,
  );
  return [
    sky(b, light, { horizon: 620 }),
    streaks(11, [280, 560], '#f8c4a0', 8, 0.6),
    glow(b, [260, 620], 720, '#ffb98a', 0.7),
    mountain(b, points('1180,620 1300,560 1420,540 1520,500 1610,470'), {
      seed: 9,
      lit: '#8f96bd',
      dark: '#69739f',
      haze: '#d8b0aa',
      foot: 640,
      rough: 14,
    }),
    sea(b, [618, 1080], light.sea, {
      seed: 8,
      sunX: 260,
      glint: '#ffd0a0',
      glints: 190,
      spread: 240,
    }),
    shape(
      island,
      b.linear(
        [
          [0, '#8d86a8'],
          [1, '#3f4a7c'],
        ],
        [0, 490],
        [0, 650],
      ),
    ),
    strata(b, island, [500, 650], ['#a99fb8', '#36406f', '#5a6292'], 7, 6, 0.6),
    clefts(b, island, 34, [510, 640], '#27305c', 5, 0.5, [520, 1190]),
    foam(
      Array.from({ length: 30 }, (_, i): Point => [510 + i * 23.5, 644]),
      '#e6e2ee',
      6,
      0.9,
    ),
    // The square light tower on the island's height, and its beam.
    shape(
      straight(points('862,392 1640,300 1640,440')),
      b.linear(
        [
          [0, '#ffe9b0', 0.75],
          [1, '#ffe9b0', 0],
        ],
        [862, 392],
        [1600, 370],
      ),
    ),
    shape(
      straight(points('850,392 60,330 60,450')),
      b.linear(
        [
          [0, '#ffe9b0', 0.55],
          [1, '#ffe9b0', 0],
        ],
        [850, 392],
        [80, 390],
      ),
    ),
    shape(box(806, 468, 150, 40), '#c9c3d6') +
      shape(box(806, 468, 150, 7), '#eae4ea') +
      shape([822, 850, 900, 930].map((x) => box(x, 482, 12, 16)).join(''), '#ffd489'),
    shape(
      straight(points('836,506 842,404 870,404 876,506')),
      b.across('#f1e6ea', '#cfc8da', '#8d86a8'),
    ) +
      shape(box(836, 400, 40, 8), '#3a4470') +
      shape(box(844, 380, 24, 20), '#fff3c8') +
      shape('M840 380Q856 356 872 380Z', '#7a3f50'),
    glow(b, [856, 390], 150, '#fff0c0', 0.8),
    ...rows('250,668,.3 330,660,.24 1320,672,.32').map(([x = 0, y = 0, s = 1]) =>
      trawler(x, y, s, '#3a4a80', '#b9b4cc'),
    ),
    trawler(1110, 800, 0.72, '#2f6a8a', '#f1e6da'),
    trawler(560, 870, 1.12, '#b24a48', '#f1e6da'),
    foam(
      points('330,874 400,880 480,882 560,884 640,882 720,878 790,872 830,866'),
      '#f3ecf0',
      9,
      1.5,
    ),
    foam(points('980,806 1060,808 1140,808 1220,806 1260,802'), '#e6e2ee', 10, 1.1),
    birds(14, [420, 640], 220, 24, '#f1e6ea', 8),
    birds(8, [760, 690], 160, 18, '#cfc8da', 18),
    shape(
      under(
        ridge(points('1080,1090 1200,1010 1340,960 1480,920 1610,850'), { seed: 9, rough: 16 }),
      ),
      light.dark,
    ),
    agave(1430, 950, 130, ['#3f5a78', '#22385c', '#142443'], 5, 300),
    tufts(40, [940, 1080], [light.dark, '#1b2750'], 6, 90, [1240, 1610]),
  ];
};
