import { faded, group, shape } from '../kit/brush.ts';
import { lights } from '../kit/lights.ts';
import { reeds } from '../kit/plants.ts';
import { ridge } from '../kit/ridges.ts';
import { clefts, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { bream, seaStar, swimmer } from '../kit/sea-life.ts';
import {
  bezier,
  box,
  disc,
  lens,
  points,
  ribbon,
  rows,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { cloud, glow, shafts, sky } from '../kit/sky.ts';
import { pine } from '../kit/trees.ts';

const light = lights['sea-morning'];

/** A cove seen half above, half below the water: snorkellers float over rock, sea stars and grass. */
export const scene: Scene = (b) => {
  const surface = 'M-10 372Q200 350 420 372T860 370T1280 374T1620 366';
  const floor = under(
    ridge(points('-10,800 180,840 380,900 640,930 900,900 1150,850 1320,780 1460,660 1610,560'), {
      seed: 9,
      rough: 26,
      scale: 60,
    }),
  );
  const left = under(
    ridge(points('-10,560 90,600 170,690 240,800 330,880 420,940'), {
      seed: 5,
      rough: 26,
      scale: 48,
    }),
  );
  return [
    sky(b, light, { horizon: 400, sun: [620, 170], size: 34 }),
    cloud(1060, 120, 360, 38, '#fff6e6', 6, 0.6),
    shape(
      under(
        ridge(points('-10,270 200,230 420,280 640,330 820,372 900,400'), { seed: 6, rough: 16 }),
        400,
      ),
      b.down('#8fb9ac', '#c9d6b4'),
    ),
    shape(
      under(
        ridge(points('1050,400 1180,300 1290,180 1400,130 1500,100 1610,60'), {
          seed: 16,
          rough: 20,
        }),
        640,
      ),
      b.linear(
        [
          [0, '#f0d9aa'],
          [1, '#a8906a'],
        ],
        [1050, 0],
        [1610, 300],
      ),
    ),
    clefts(b, box(1050, 0, 560, 420), 26, [80, 400], '#8a7250', 5, 0.3, [1180, 1610]),
    pine(1440, 150, 190, light.leaf, ['#9a7656', '#463b34'], 9, -30),
    pine(1550, 110, 160, light.leaf, ['#9a7656', '#463b34'], 5, 20),
    // Below.
    group(
      [
        shape(
          box(-10, 340, 1620, 740),
          b.linear(
            [
              [0, '#bfeade'],
              [0.14, '#6fc8c2'],
              [0.45, '#2f9aa6'],
              [1, '#0a5468'],
            ],
            [0, 350],
            [0, 1067],
          ),
        ),
        glow(b, [620, 330], 760, '#fff8dc', 0.7),
        shafts(b, [620, 60], {
          count: 15,
          angles: [50, 130],
          length: 1000,
          colour: '#fdf6d8',
          seed: 6,
          opacity: 0.5,
          spread: 3,
        }),
        shape(
          floor,
          b.linear(
            [
              [0, '#6fa88e'],
              [0.4, '#3c7f78'],
              [1, '#0f4a58'],
            ],
            [0, 560],
            [0, 1067],
          ),
        ),
        strata(b, floor, [560, 1067], ['#8fc0a0', '#2b6a6c', '#4d9488'], 8, 40, 0.35),
        clefts(b, floor, 40, [620, 1060], '#0f4a58', 6, 0.5, [900, 1610]),
        shape(
          left,
          b.linear(
            [
              [0, '#5f9a86'],
              [1, '#124c58'],
            ],
            [0, 560],
            [0, 1067],
          ),
        ),
        clefts(b, left, 24, [600, 1060], '#0f3f4c', 7, 0.5, [-10, 420]),
        ...Array.from({ length: 24 }, (_, i) =>
          shape(
            lens(300 + ((i * 131) % 900), 880 + ((i * 41) % 120), 90, 5),
            '#e8fbe8',
            faded(0.3),
          ),
        ),
      ],
      b.clip(`${surface}V1090H-10Z`),
    ),
    `<path d="${surface}" fill="none" stroke="#fffdf0" stroke-width="7" opacity=".85"/><path d="${surface}" fill="none" stroke="#2f9aa6" stroke-width="3" opacity=".5" transform="translate(0 9)"/>`,
    ...Array.from({ length: 20 }, (_, i) =>
      shape(lens((i * 191) % 1600, 390 + ((i * 13) % 40), 120, 4), '#fffbe8', faded(0.45)),
    ),
    swimmer(820, 392, 1.35, '#24525c', '#e8663f'),
    swimmer(420, 396, 0.95, '#8a3a5c', '#f0c040'),
    // The group's buoy.
    shape(ribbon(points('1130,380 1120,470 1140,560'), 3, 3), '#fffaf0', faded(0.7)) +
      shape(
        smooth(points('1100,376 1106,334 1130,322 1154,334 1160,376 1130,388'), true),
        '#e2452f',
      ) +
      shape(box(1104, 346, 54, 12), '#fffaf0'),
    ...Array.from({ length: 22 }, (_, i) =>
      bream(
        560 + 210 * Math.sin(i * 2.39) * ((i % 22) / 22) ** 0.5,
        640 + 84 * Math.cos(i * 2.39) * ((i % 22) / 22) ** 0.5,
        0.42 + (i % 3) * 0.08,
        -6 + (i % 5) * 3,
      ),
    ),
    bream(1010, 720, 1.25, -8),
    bream(1130, 660, 0.95, -4),
    // Rainbow wrasse.
    ...rows('330,720,.9,8 260,660,.7,-6 1260,610,.8,10').map(([x = 0, y = 0, s = 1, a = 0]) =>
      group(
        [
          shape(smooth(points('-60,0 -30,-13 20,-13 54,-4 54,4 20,12 -30,11'), true), '#3f8f58') +
            shape(straight(points('-54,-2 50,-4 50,3 -54,3')), '#f08a3c') +
            shape(straight(points('50,-4 74,-13 70,0 74,13 50,4')), '#3f8f58') +
            shape(disc(-44, -3, 3), '#1f2a2a'),
        ],
        `transform="translate(${x} ${y}) rotate(${a}) scale(${s})"`,
      ),
    ),
    seaStar(1180, 862, 46, 0.3),
    seaStar(210, 842, 34, 0.8),
    seaStar(1400, 730, 30, 0.1),
    seaStar(760, 944, 38, 0.5),
    // An octopus moving house.
    group(
      [
        shape(smooth(points('-24,-10 -34,-50 -14,-84 20,-84 38,-50 26,-10'), true), '#b9653f') +
          shape(disc(-8, -34, 7) + disc(16, -34, 7), '#f6dcae') +
          shape(disc(-8, -34, 3) + disc(16, -34, 3), '#1f2a2a') +
          [-70, -44, -18, 14, 40, 70]
            .map((k, i) =>
              shape(
                ribbon(bezier([k * 0.3, -10], [k * 0.8, 10], [k, (i % 2) * 12 - 2], 6), 15, 5),
                '#a8563a',
              ),
            )
            .join(''),
      ],
      'transform="translate(960 900) scale(1.05)"',
    ),
    reeds(120, [420, 900], 1085, 150, ['#5fae76', '#2f8a6c', '#15645a'], 4),
    reeds(50, [-20, 240], 1085, 120, ['#5fae76', '#2f8a6c', '#15645a'], 6),
    reeds(60, [1240, 1620], 1085, 130, ['#5fae76', '#2f8a6c', '#15645a'], 7),
  ];
};
