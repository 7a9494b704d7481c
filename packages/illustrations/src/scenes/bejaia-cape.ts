import { faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { birds, boat } from '../kit/figures.ts';
import { mountain, ridge, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { bush, pine } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, lens, type Point, straight, under } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { foam, sea } from '../kit/water.ts';

const light = lights['sea-morning'];
const cliff: readonly Point[] = [[470, 672], [500, 600], [560, 520], [612, 436], [690, 372], [770, 346], [850, 344], [920, 380], [980, 470], [1040, 520], [1110, 490], [1200, 400], [1320, 286], [1430, 214], [1500, 206], [1610, 262]];

/** The light of Cap Carbon: a low tower on a white house. */
const lighthouse = () =>
  group([
    shape(box(-40, -24, 96, 26), '#fff7e8'), shape(box(24, -24, 32, 26), '#c8bfb2'), shape(straight([[-44, -24], [-34, -36], [50, -36], [60, -24]]), light.roof),
    shape(box(-14, -70, 24, 50), '#fff7e8'), shape(box(1, -70, 9, 50), '#bdb8b0'), shape(box(-19, -74, 34, 5), '#3b4b50'), shape(box(-10, -92, 16, 18), light.lamp), shape('M-13 -92Q-2 -108 9 -92Z', '#3b4b50'),
    shape(box(-32, -15, 6, 9) + box(-20, -15, 6, 9) + box(32, -15, 6, 9), '#5f7a7c'),
  ], 'transform="translate(800 352) scale(1.05)"');

/** Cap Carbon and Yemma Gouraya: Béjaïa's mountain walking into the sea. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 660, sun: [250, 470], size: 34 }), streaks(12, [150, 460], '#fff1da', 6, 0.6), cloud(1150, 150, 380, 40, '#fff6e6', 4, 0.6),
  mountain(b, [[-10, 650], [100, 620], [220, 600], [330, 640], [420, 655]], { seed: 5, lit: mix(light.land[0], light.haze, 0.5), dark: mix(light.land[0], light.haze, 0.3), haze: light.haze, foot: 664, rough: 10 }),
  sea(b, [658, 1080], light.sea, { seed: 3, sunX: 250, glints: 190 }),
  mountain(b, cliff, { seed: 7, lit: '#b9b48c', dark: '#4d7f78', haze: '#7fa79c', foot: 720, rough: 14, scale: 46, from: 'left', spurs: 0.3, window: 6 }),
  ...[[1180, 540], [1270, 470], [1340, 420], [1420, 500], [1500, 420], [1560, 520], [1080, 590], [1300, 590], [1440, 620], [930, 520], [880, 450], [740, 440], [690, 500], [1000, 620], [820, 560], [1200, 640]].map(([x = 0, y = 0], i) => bush(x, y, 104 + (i % 4) * 26, 54 + (i % 3) * 10, light.leaf, i + 4)),
  shape(box(1436, 178, 70, 32) + box(1428, 192, 14, 18) + box(1498, 190, 14, 20) + box(1462, 166, 20, 14), '#e9dcc0'), shape(box(1484, 178, 22, 32), '#a9a694'),
  lighthouse(),
  // The sea runs through the rock below the light.
  shape('M566 704V640Q572 588 612 580Q656 590 660 704Z', '#2d6a6f'), shape('M584 704V648Q590 612 616 606Q640 616 640 704Z', '#bfe0d4'), shape('M584 704V668H640V704Z', '#3f9ba3'),
  foam(Array.from({ length: 46 }, (_, i): Point => [462 + i * 26, 706 + 5 * Math.sin(i * 1.7)]), '#fffaf0', 4, 1.1),
  shape(box(450, 712, 1170, 120), b.down('#0b5f6b', '#0b5f6b'), faded(0.16)),
  boat(360, 850, 150, [light.roof, '#fff3df'], '#6d3b2c'), shape(lens(360, 860, 200, 6), '#fff6e2', faded(0.7)),
  shape(under(ridge([[1000, 1090], [1150, 1010], [1300, 960], [1450, 930], [1610, 860]], { seed: 4, rough: 26, scale: 50 })), light.dark), shape(under(ridge([[-10, 960], [160, 1000], [330, 1090]], { seed: 6, rough: 20, scale: 50 })), light.dark),
  pine(1440, 1010, 480, light.leaf, ['#8c6b4f', '#3d3a35'], 6, -110), tufts(40, [960, 1070], [light.leaf[1], light.leaf[2]], 8, 90, [1100, 1600]), bush(70, 1040, 260, 130, [light.leaf[1], light.leaf[2], light.dark], 4),
  birds(8, [470, 330], 200, 22, '#47706f', 5),
];
