import { faded, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { road, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush } from '../kit/plants.ts';
import { mountain, plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { archway, box, disc, heightAt, type Point, points, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { town } from '../kit/town.ts';
import { cypress, tree } from '../kit/trees.ts';

const light = lights['white-noon'];
const crest: readonly Point[] = points(
  '-60,700 120,640 300,570 480,520 640,470 800,440 940,470 1100,520 1280,580 1440,640 1660,700',
);

/** A village of Kabylie riding its ridge, the wall of the Djurdjura behind. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 560 }),
  glow(b, [280, 90], 760, light.sun, 0.8),
  cloud(1250, 150, 460, 60, '#fffdf6', 5, 0.8),
  cloud(660, 120, 300, 32, '#fffdf6', 8, 0.65),
  mountain(
    b,
    points(
      '-10,430 120,340 240,300 330,350 440,250 540,290 660,210 760,270 870,190 980,250 1090,220 1220,310 1340,260 1460,330 1610,300',
    ),
    {
      seed: 16,
      lit: '#c0cccb',
      dark: '#8aa6b4',
      haze: '#e4e8da',
      foot: 640,
      rough: 30,
      scale: 52,
      window: 5,
      spurs: 0.2,
      snow: { line: 350, lit: '#ffffff', dark: '#c0d4de' },
    },
  ),
  mist(b, 430, 170, '#eef0e2', 0.65),
  plane(b, points('-10,560 260,520 560,560 900,540 1240,510 1610,550'), '#a9bd97', {
    seed: 5,
    rough: 16,
    haze: '#dfe3c6',
    foot: 760,
  }),
  plane(b, points('-10,640 260,640 700,620 1200,610 1610,620'), '#8aa873', {
    seed: 8,
    rough: 16,
    haze: '#c9d3a6',
    foot: 860,
  }),
  mist(b, 560, 150, '#eef0dc', 0.45),
  shape(
    under(crest, 1080, true),
    b.linear(
      [
        [0, '#8f9f5a'],
        [1, '#566b38'],
      ],
      [0, 440],
      [0, 1000],
    ),
  ),
  shape(box(792, 330, 34, 130), '#fff4dc'),
  shape(box(814, 330, 12, 130), '#cdb79a'),
  shape(box(787, 326, 44, 7), '#fff8e8'),
  shape(box(800, 296, 18, 32), '#fff4dc'),
  shape('M797 296Q809 276 821 296Z', '#4f8a70'),
  shape(box(808, 262, 2.4, 18), '#8a7a58'),
  shape(archway(800, 380, 8, 24), '#8d7660'),
  town({
    seed: 31,
    rows: 8,
    size: [42, 70],
    walls: [
      ['#fdf2da', '#ead3ac', '#a98d72'],
      ['#f6e3c2', '#dcbf94', '#9a7d64'],
      ['#ffffff', '#eee2cc', '#b3a490'],
      ['#e6cfae', '#c7a680', '#8b6f5a'],
    ],
    haze: '#dfe0c8',
    air: 0.22,
    side: 0.32,
    opening: '#6b5145',
    tiles: ['#cf6d45', '#8f4632'],
    base: (x, d) => heightAt(crest, x, true) + 26 + d * 150 + Math.abs(x - 800) * 0.04 * d,
    span: (d) => [330 - d * 150, 1200 + d * 170],
  }),
  ...Array.from({ length: 56 }, (_, i) => {
    const x = ((i * 0.618) % 1) * 1640 - 20;
    const y = heightAt(crest, x, true) + 150 + (i % 7) * 26 + (Math.abs(x - 800) < 500 ? 60 : -60);
    return bush(
      x,
      y,
      84 + (i % 4) * 18,
      58 + (i % 3) * 12,
      i % 3 ? light.leaf : ['#b3b878', '#7f8f58', '#4f6340'],
      i + 3,
    );
  }),
  ...points('250,700 290,706 1330,690 560,680 1130,690').map(([x = 0, y = 0], i) =>
    cypress(x, y, 110 + (i % 3) * 24, light.leaf),
  ),
  road(points('900,740 1010,790 1100,830 1000,880 800,920 640,980 620,1080'), 10, 110, '#e6cf9c'),
  plane(b, points('-10,900 300,860 560,930 900,960 1250,900 1610,860'), '#6d8442', {
    seed: 15,
    rough: 14,
    haze: '#344a28',
  }),
  road(points('700,945 640,990 640,1085'), 70, 150, '#dcc290'),
  tufts(110, [900, 1080], ['#9aa65a', '#657f42', '#3f5a30'], 9, 76),
  tree(190, 1030, 400, light.leaf, '#54432f', 5),
  tree(1450, 1040, 440, ['#a9b272', '#70864e', '#405634'], '#5b4a38', 9),
  ...Array.from({ length: 60 }, (_, i) =>
    shape(
      disc((i * 173) % 1600, 930 + ((i * 59) % 130), 4),
      i % 2 ? '#e8c24a' : '#d8452f',
      faded(0.85),
    ),
  ),
  birds(6, [1080, 380], 130, 17, '#6b8188', 6),
];
