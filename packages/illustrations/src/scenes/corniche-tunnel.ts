import { faded, group, shape } from '../kit/brush.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, scrub } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import { buttresses, clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { craggy, type Point, points, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';
import { camper } from '../kit/vehicles.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];

/** The corniche between Béjaïa and Jijel: a ledge of road, a tunnel through the rock, the sea below. */
export const scene: Scene = (b) => {
  const cliff = craggy(
    points(
      '1640,-20 1100,-20 1040,90 960,170 930,300 860,390 820,520 830,640 790,700 800,1080 1640,1080',
    ),
    6,
    14,
  );
  const head = craggy(points('640,640 660,540 720,470 800,430 900,400 900,700 640,700'), 9, 9);
  return [
    sky(b, light, { horizon: 560, sun: [300, 330], size: 38 }),
    streaks(9, [90, 320], '#fff2de', 8, 0.6),
    cloud(560, 160, 400, 46, '#fffdf0', 6, 0.65),
    mountain(b, points('100,556 260,500 420,470 560,420 700,380 860,400 1000,420'), {
      seed: 6,
      lit: light.land[0],
      dark: '#86b0b2',
      haze: light.haze,
      foot: 580,
      rough: 18,
    }),
    sea(b, [556, 1080], light.sea, { seed: 6, sunX: 300, glints: 220, spread: 170 }),
    mountain(b, points('380,610 460,560 560,520 680,480 800,450 900,430'), {
      seed: 9,
      lit: '#a3b184',
      dark: '#5f9284',
      haze: '#cfd3ac',
      foot: 640,
      rough: 14,
    }),
    shape(
      head,
      b.linear(
        [
          [0, '#d9c79a'],
          [1, '#7f8f70'],
        ],
        [0, 400],
        [0, 700],
      ),
    ),
    strata(b, head, [400, 700], ['#efe0b8', '#7a8468', '#b3aa80'], 7, -30, 0.4),
    foam(
      Array.from({ length: 18 }, (_, i): Point => [620 + i * 13, 700 + (i % 3) * 3]),
      '#fffaf0',
      6,
      1,
    ),
    shape(
      cliff,
      b.linear(
        [
          [0, '#f0d6a4'],
          [0.35, '#d2aa74'],
          [1, '#8a7a5c'],
        ],
        [860, 0],
        [1600, 500],
      ),
    ),
    strata(b, cliff, [0, 1067], ['#fbe8c0', '#a9855a', '#d2b07c'], 12, -90, 0.45),
    buttresses(b, cliff, 6, [40, 1060], '#7a6448', 9, 0.4, [830, 1620]),
    clefts(b, cliff, 50, [60, 1060], '#6a583f', 15, 0.35, [830, 1620]),
    scrub(
      points('1000,210 1120,120 1300,90 1480,180 1000,430 1080,560 1540,330 900,660'),
      40,
      light.leaf,
      6,
    ),
    // The tunnel: a mouth of dressed stone in the rock.
    shape('M1080 716V560Q1080 440 1200 440Q1320 440 1320 560V730Z', '#e9d3a4'),
    shape('M1112 720V566Q1112 474 1200 474Q1288 474 1288 566V728Z', '#1a2a2c'),
    shape('M1180 722V600Q1180 560 1216 560Q1250 560 1250 600V726Z', '#7fc0c4', faded(0.85)),
    shape(
      Array.from({ length: 11 }, (_, i) => {
        const a = Math.PI * (1 + i / 10);
        return straight([
          [1200 + Math.cos(a) * 88, 560 + Math.sin(a) * 88],
          [1200 + Math.cos(a) * 120, 560 + Math.sin(a) * 120],
          [1200 + Math.cos(a + 0.03) * 120, 560 + Math.sin(a + 0.03) * 120],
          [1200 + Math.cos(a + 0.03) * 88, 560 + Math.sin(a + 0.03) * 88],
        ]);
      }).join(''),
      '#a9855a',
    ),
    // The road comes out of it towards us, a parapet on the sea side.
    shape(
      'M1112 716L1290 726C1330 780 1300 850 1160 930C1080 980 1010 1030 960 1090H420C480 1010 640 920 820 850C960 800 1080 770 1112 716Z',
      b.linear(
        [
          [0, '#5b6266'],
          [1, '#7d7f80'],
        ],
        [0, 716],
        [0, 1067],
      ),
    ),
    shape(
      'M1196 722L1206 722C1220 790 1150 850 990 920C860 976 760 1030 704 1090H676C736 1026 840 964 980 904C1130 840 1200 790 1196 722Z',
      '#fff3da',
      faded(0.7),
    ),
    shape(
      'M1112 716C1080 770 960 800 820 850C640 920 480 1010 420 1090H370C440 1000 600 904 800 834C950 784 1062 752 1096 700Z',
      '#e9d8ae',
    ),
    shape(
      'M420 1090C480 1010 640 920 820 850C960 800 1080 770 1112 716L1112 726C1084 784 962 812 826 862C652 930 500 1012 446 1090Z',
      '#a88f66',
    ),
    ...Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const x = 420 + 660 * t ** 0.9;
      const y = 1050 - 310 * t ** 0.72;
      const s = 1.5 - 1.1 * t;
      return (
        shape(
          straight([
            [x - 20 * s, y],
            [x - 20 * s, y - 46 * s],
            [x + 12 * s, y - 50 * s],
            [x + 12 * s, y - 4 * s],
          ]),
          '#fbf1d6',
        ) +
        shape(
          straight([
            [x + 12 * s, y - 4 * s],
            [x + 12 * s, y - 50 * s],
            [x + 22 * s, y - 46 * s],
            [x + 22 * s, y],
          ]),
          '#b39c72',
        )
      );
    }),
    group(
      [
        camper(0, 0, 250, {
          body: '#fff6e6',
          shade: '#d9c7ab',
          band: light.roof,
          glass: '#2b5a63',
          tyre: '#26302f',
          lamp: light.lamp,
        }),
      ],
      'transform="translate(1010 900) scale(-1 1) rotate(14)"',
    ),
    shape(
      under(
        ridge(points('1010,1090 1120,1010 1280,930 1440,880 1610,850'), { seed: 9, rough: 12 }),
      ),
      b.linear(
        [
          [0, '#7f9a58'],
          [1, '#2f5a44'],
        ],
        [0, 850],
        [0, 1067],
      ),
    ),
    agave(1390, 980, 120, ['#9dbb96', '#4f8470', '#22524c'], 5),
    pine(1560, 960, 430, light.leaf, ['#9a7656', '#463b34'], 9, -30),
    tufts(50, [950, 1080], light.leaf, 9, 80, [1080, 1610]),
    birds(9, [430, 430], 200, 20, '#4e7f80', 8),
  ];
};
