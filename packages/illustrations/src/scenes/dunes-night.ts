import { faded, shape } from '../kit/brush.ts';
import { dune, ripples } from '../kit/dunes.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { plane } from '../kit/ridges.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, heightAt, points, under } from '../kit/shapes.ts';
import { glow, mist, sky, stars } from '../kit/sky.ts';

const light = lights['star-night'];

/** The great erg under the moon. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 680 }),
  stars(420, 620, 12),
  glow(b, [1150, 230], 560, '#b9c6dd', 0.42),
  shape(disc(1150, 230, 58), '#f6f0dc'),
  shape(disc(1134, 218, 11) + disc(1166, 246, 15) + disc(1158, 206, 7), '#ddd6c4', faded(0.6)),
  plane(
    b,
    points('-10,640 200,616 420,640 700,606 960,640 1200,610 1400,636 1610,612'),
    '#5a6d90',
    { seed: 3, rough: 6, haze: '#7b8aa6' },
  ),
  mist(b, 580, 110, '#8b97ae', 0.5),
  dune(b, {
    peak: [1330, 560],
    left: [900, 720],
    right: [1760, 720],
    crest: [1280, 1000],
    lit: ['#97a2ba', '#5c6e94'],
    dark: ['#34476c', '#42567e'],
    rim: '#c9d0de',
  }),
  dune(b, {
    peak: [330, 540],
    left: [-160, 720],
    right: [860, 730],
    crest: [430, 1000],
    lit: ['#3c5079', '#3c5079'],
    dark: ['#929eb8', '#5a6c93'],
    bend: 0.16,
    rim: '#c9d0de',
  }),
  mist(b, 640, 140, '#7686a5', 0.35),
  dune(b, {
    peak: [800, 500],
    left: [120, 900],
    right: [1640, 900],
    crest: [700, 1090],
    lit: ['#2c3f66', '#22355b'],
    dark: ['#b3bccd', '#4a5d86'],
    bend: 0.26,
    rim: '#eeebe2',
  }),
  ripples(90, [720, 960], '#d5dae5', 6, 0.28, [860, 1500]),
  // A small caravan on the slope of the great dune.
  ...[0, 1, 2, 3].map((i) =>
    dromedary(
      1080 + i * 62,
      heightAt(
        [
          [1060, 664],
          [1330, 796],
        ],
        1080 + i * 62,
      ) + 8,
      50,
      '#16264a',
      '#101d3c',
    ),
  ),
  robed(1030, 662, 40, '#1a2a4c', '#101d3c', '#8794b0'),
  dune(b, {
    peak: [1540, 720],
    left: [700, 1090],
    right: [2200, 1090],
    crest: [1440, 1090],
    lit: ['#22345a', '#142348'],
    dark: ['#8c98b2', '#3c4f78'],
    bend: 0.3,
    rim: '#cfd5e0',
  }),
  dune(b, {
    peak: [150, 740],
    left: [-600, 1090],
    right: [980, 1100],
    crest: [300, 1090],
    lit: ['#1c2e53', '#101e40'],
    dark: ['#7c89a7', '#2c4069'],
    bend: 0.3,
    rim: '#cfd5e0',
  }),
  ripples(70, [900, 1060], '#aab4c9', 9, 0.25, [330, 900]),
  shape(under(points('-10,1020 300,1040 620,1080'), 1090, true), '#0b1730'),
  tufts(12, [1030, 1070], ['#0b1730', '#13213f'], 5, 130, [10, 330]),
];
