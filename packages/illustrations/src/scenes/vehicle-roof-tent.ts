import { faded, shape } from '../kit/brush.ts';
import { chair, table } from '../kit/camper-parts.ts';
import { place } from '../kit/campers.ts';
import { birds } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { estate, rack, roofTent } from '../kit/off-road.ts';
import { scrub } from '../kit/plants.ts';
import { mountain, ridge } from '../kit/ridges.ts';
import { clefts, stones, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { craggy, points, under } from '../kit/shapes.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { cedar } from '../kit/trees.ts';

const light = lights['white-noon'];
const paint = {
  body: '#8a9a6a',
  shade: '#4f5f42',
  trim: '#e9dfc0',
  glass: '#33484a',
  tyre: '#2b2a24',
  rim: '#cfc6ac',
  lamp: '#fff3cf',
};

/** A green four-by-four in the Aurès with its roof tent folded out and the ladder down. */
export const scene: Scene = (b) => {
  const cliff = craggy(
    points('900,520 1010,440 1180,400 1320,330 1480,350 1640,280 1640,860 860,860'),
    5,
    12,
  );
  return [
    sky(b, light, { horizon: 600 }),
    glow(b, [320, 130], 760, light.sun, 0.95),
    cloud(760, 170, 380, 44, '#fffdf4', 5, 0.7),
    mountain(
      b,
      points('-10,470 140,400 300,350 460,420 640,330 820,420 1000,390 1200,440 1610,380'),
      {
        seed: 8,
        lit: '#c9b596',
        dark: '#a08d80',
        haze: light.haze,
        foot: 640,
        rough: 24,
      },
    ),
    mist(b, 480, 160, '#f6ead0', 0.6),
    shape(
      cliff,
      b.linear(
        [
          [0, '#e6b47c'],
          [1, '#b9784c'],
        ],
        [0, 300],
        [0, 860],
      ),
    ),
    strata(b, cliff, [300, 860], ['#f6d3a0', '#a8663f', '#cf9560'], 7, -40, 0.5),
    clefts(b, cliff, 44, [320, 860], '#8a5238', 5, 0.35, [880, 1610]),
    shape(
      under(
        ridge(points('-10,720 300,690 640,730 900,760 1200,770 1610,760'), {
          seed: 4,
          rough: 12,
          scale: 60,
        }),
      ),
      b.linear(
        [
          [0, '#c9b072'],
          [1, '#a5854e'],
        ],
        [0, 690],
        [0, 1000],
      ),
    ),
    ...[
      [70, 760, 300],
      [180, 748, 220],
      [300, 756, 260],
      [1420, 800, 300],
      [1530, 810, 360],
    ].map(([x = 0, y = 0, h = 0], i) => cedar(x, y, h, light.leaf, '#6b5540', i + 3)),
    scrub(points('60,800 240,790 430,780 1180,800 1330,790 1540,810'), 44, light.leaf, 6),
    shape(
      under(ridge(points('-10,880 500,860 1100,866 1610,880'), { seed: 5, rough: 5 })),
      b.linear(
        [
          [0, '#e4c48a'],
          [1, '#a87a4c'],
        ],
        [0, 850],
        [0, 1067],
      ),
    ),
    place([...estate(b, paint), rack(paint), ...roofTent(b)], 430, 945, 0.96),
    chair(1470, 1000, 1.5, '#a8432b', '#3f342c', -1),
    table(130, 1006, 1.45, '#8a5a38', '#3f342c'),
    stones(34, [960, 1060], ['#f2d6a4', '#a5784e'], 9, 40),
    tufts(50, [985, 1080], ['#a5a656', '#728040', '#4c5f30'], 16, 76),
    shape(under(points('-10,1056 800,1064 1610,1050'), 1090, true), '#4c5f30', faded(0.5)),
    birds(5, [1060, 220], 150, 18, '#7a6a52', 4),
  ];
};
