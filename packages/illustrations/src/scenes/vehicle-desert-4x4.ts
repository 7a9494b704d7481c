import { faded, group, shape } from '../kit/brush.ts';
import { bed } from '../kit/camper-parts.ts';
import { place } from '../kit/campers.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { robed } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { desertLoad, estate, rack } from '../kit/off-road.ts';
import { ridge } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, points, ribbon, smooth, straight, under } from '../kit/shapes.ts';
import { glow, pool, sky, stars } from '../kit/sky.ts';

const light = lights['star-night'];
const paint = {
  body: '#e0d3bb',
  shade: '#7c7480',
  trim: '#a8432b',
  glass: '#15233f',
  tyre: '#0c1426',
  rim: '#a79f97',
  lamp: '#ffe6ad',
};

/** A dome tent with its door rolled up on a made bed, lit by a lamp inside. */
const dome = (x: number, y: number, s: number) =>
  group(
    [
      shape('M-190 0Q-180 -190 0 -206Q180 -190 190 0Z', '#a8633c'),
      shape('M60 -200Q180 -180 190 0H110Q110 -130 60 -200Z', '#6b3a3a'),
      shape('M-120 0Q-116 -130 -10 -150Q92 -130 96 0Z', '#ffd489'),
      bed(-112, 0, 200, '#2f7a86', '#8fc4c0'),
      `<path d="M-190 0Q-180 -190 0 -206Q180 -190 190 0M-10 -206Q92 -150 96 0M-10 -206Q-116 -150 -120 0" fill="none" stroke="#4a2634" stroke-width="5"/>`,
    ],
    `transform="translate(${x} ${y}) scale(${s})"`,
  );

/** The desert car at its night halt: loaded roof, tents with their beds made, the driver at the fire. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 640 }),
  stars(420, 560, 9),
  dune(b, {
    peak: [1230, 420],
    left: [620, 720],
    right: [1900, 740],
    crest: [1180, 800],
    lit: ['#8f98ae', '#566786'],
    dark: ['#2b3c60', '#22335a'],
    base: 800,
    rim: '#c3c9d6',
  }),
  dune(b, {
    peak: [240, 500],
    left: [-300, 720],
    right: [860, 760],
    crest: [330, 820],
    lit: ['#828ca6', '#4c5e80'],
    dark: ['#26375a', '#203054'],
    base: 820,
    rim: '#b3bccb',
  }),
  shape(
    under(ridge(points('-10,800 400,776 900,790 1610,770'), { seed: 7, rough: 6 })),
    b.linear(
      [
        [0, '#66769a'],
        [0.4, '#3a4d74'],
        [1, '#121f3e'],
      ],
      [0, 770],
      [0, 1067],
    ),
  ),
  ripples(80, [800, 1050], '#8f9bb8', 8, 0.35),
  glow(b, [600, 900], 620, '#ff9d4d', 0.6),
  pool(b, [670, 1000], 460, '#ffb565', 0.8),
  dome(1380, 850, 0.8),
  place([...estate(b, paint), rack(paint), desertLoad(paint)], 575, 905, 0.76),
  dome(390, 900, 1),
  robed(570, 1000, 300, '#2f4a8a', '#1c2d5c', '#e9c890'),
  group(
    [
      // Fire bowl, kettle and the logs to come.
      shape(
        ribbon(points('296,1010 404,986'), 14, 11) + ribbon(points('298,984 402,1010'), 14, 11),
        '#1a1226',
      ),
      shape(
        smooth(
          points('314,996 306,956 330,930 328,900 354,868 360,916 384,938 388,972 380,996'),
          true,
        ),
        '#f3793c',
      ),
      shape(
        smooth(points('328,996 326,962 346,940 350,906 366,944 374,974 368,996'), true),
        '#ffb650',
      ),
      shape(smooth(points('338,996 342,972 354,952 362,976 358,996'), true), '#fff0bf'),
      shape(
        Array.from({ length: 18 }, (_, i) =>
          disc(340 + 34 * Math.sin(i * 2.3), 860 - i * 15, 2.6 - i * 0.08),
        ).join(''),
        '#ffc56a',
        faded(0.85),
      ),
      shape(straight(points('500,1010 620,1010 640,1034 480,1034')), '#c8553a') +
        shape(straight(points('500,1010 620,1010 622,1014 497,1014')), '#f0bf52'),
    ],
    'transform="translate(330 10)"',
  ),
  shape(under(points('-10,1040 500,1058 1100,1052 1610,1030'), 1090, true), light.dark),
];
