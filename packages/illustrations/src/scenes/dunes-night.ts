import { faded, shape } from '../kit/brush.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { dune, plane, ripples, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, under } from '../kit/shapes.ts';
import { glow, mist, sky, stars } from '../kit/sky.ts';

const light = lights['star-night'];

/** The great erg under the moon. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 680 }), stars(420, 620, 12), glow(b, [1150, 230], 560, '#b9c6dd', 0.42), shape(disc(1150, 230, 58), '#f6f0dc'), shape(disc(1134, 218, 11) + disc(1166, 246, 15) + disc(1158, 206, 7), '#ddd6c4', faded(0.6)),
  plane(b, [[-10, 640], [200, 616], [420, 640], [700, 606], [960, 640], [1200, 610], [1400, 636], [1610, 612]], '#5a6d90', { seed: 3, rough: 6, haze: '#7b8aa6', foot: 720 }), mist(b, 580, 110, '#8b97ae', 0.5),
  dune(b, { peak: [1330, 560], left: [1000, 690], right: [1700, 700], crest: [1280, 740], lit: ['#8e9ab4', '#62749a'], dark: ['#34476c', '#4b5f86'], base: 740, rim: '#c9d0de' }),
  dune(b, { peak: [330, 540], left: [-160, 690], right: [760, 710], crest: [430, 760], lit: ['#4a5d85', '#52668d'], dark: ['#8b98b3', '#6b7c9f'], base: 760, bend: 0.3, rim: '#c9d0de' }),
  mist(b, 640, 140, '#7686a5', 0.4),
  dune(b, { peak: [820, 520], left: [300, 850], right: [1420, 860], crest: [760, 900], lit: ['#31446b', '#3c5079'], dark: ['#a3adc2', '#62739a'], base: 900, bend: 0.42, rim: '#e4e4e4' }),
  ripples(60, [700, 880], '#c3cada', 6, 0.3, [850, 1400]),
  dune(b, { peak: [1460, 700], left: [760, 1010], right: [2000, 1000], crest: [1390, 1080], lit: ['#263a60', '#1c2e52'], dark: ['#8c98b2', '#4a5d84'], bend: 0.3, rim: '#cfd5e0' }),
  dune(b, { peak: [120, 720], left: [-500, 1060], right: [860, 1080], crest: [260, 1090], lit: ['#22355a', '#16264a'], dark: ['#7c89a7', '#3c4f78'], bend: 0.4, rim: '#cfd5e0' }),
  ripples(70, [860, 1060], '#aab4c9', 9, 0.3, [300, 1000]), ripples(60, [860, 1060], '#0d1a36', 19, 0.35),
  // A small caravan crossing the middle crest.
  ...[0, 1, 2, 3].map((i) => dromedary(985 + i * 54, 652 + i * 22, 46, '#1a2a4c', '#13203e')), robed(936, 636, 30, '#1a2a4c', '#13203e', '#33456c'),
  shape(under([[-10, 1020], [300, 1040], [620, 1080]], 1090, true), '#0b1730'), tufts(9, [1030, 1070], ['#0b1730', '#13213f'], 5, 110, [10, 330]),
];
