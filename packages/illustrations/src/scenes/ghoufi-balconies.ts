import { Brush, faded, group, shape } from '../kit/brush.ts';
import { cube } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { birds } from '../kit/figures.ts';
import { clefts, mountain, ridge, road, strata, tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { agave, palm } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Point, straight, under } from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';

const light = lights['red-evening'];

type Bank = { edge: readonly Point[]; side: -1 | 1; lit: string; dark: string; seed: number };

/** One wall of the canyon: ledges of rock, stone houses clinging to each. */
const bank = (b: Brush, { edge, side, lit, dark, seed }: Bank) => {
  const outer = side < 0 ? -10 : 1610;
  const body = straight([[outer, edge[0]?.[1] ?? 0], ...edge, [outer, 1080]]);
  const r = random(seed);
  const layers = [shape(body, b.linear([[0, lit], [1, dark]], [0, edge[0]?.[1] ?? 0], [0, 1067])), strata(b, body, [(edge[0]?.[1] ?? 0) - 20, 1080], ['#f2b06c', '#8b3f3c', '#c96f48'], seed, side * 16, 0.5)];
  const ledges = edge.filter((_, i) => i % 2 === 1);
  ledges.forEach(([x, y], i) => {
    const next = edge[i * 2 + 2] ?? [x, y + 90];
    const h = next[1] - y;
    const lip = straight([[outer, y - side * 6], [x, y], [x - side * 24, y + 15], [outer, y + 17 - side * 6]]);
    layers.push(shape(straight([[outer, y + 12], [x, y + 12], [next[0] - side * 4, next[1]], [outer, next[1]]]), dark, faded(0.34)), shape(lip, mix(lit, '#ffe0a4', 0.55)));
    if (h < 30) return;
    const inner = Math.abs(x - outer);
    for (let d = 22; d < inner - 40; d += r.between(44, 96)) {
      if (r.chance(0.2)) continue;
      const w = r.between(36, 74);
      const tall = r.between(30, 62);
      const hx = side < 0 ? x - d - w : x + d;
      layers.push(cube(hx, y + 4, w, tall, side < 0 ? 13 : -13, [mix(lit, '#ffd79a', 0.5), mix(lit, dark, 0.35), dark], mix(lit, '#ffd79a', 0.35)));
      if (r.chance(0.35)) layers.push(shape(straight([[hx, y - tall + 6], [hx + w * 0.3, y - tall - 8], [hx + w * 0.5, y - tall + 3], [hx + w * 0.5, y - tall + 6]]), mix(lit, dark, 0.35)));
      layers.push(shape(box(hx + w * 0.2, y - tall * 0.66, 8, 12) + box(hx + w * 0.62, y - tall * 0.66, 8, 12) + (r.chance(0.5) ? box(hx + w * 0.42, y - tall * 0.3 + 4, 11, tall * 0.3) : ''), '#3b1626'));
    }
  });
  layers.push(clefts(b, body, 40, [edge[0]?.[1] ?? 0, 1080], dark, seed + 3, 0.4, side < 0 ? [-10, 700] : [900, 1610]));
  return group(layers, b.clip(`${body}M-20 0H1620V${(edge[0]?.[1] ?? 0) + 400}H-20Z`));
};

/** The balconies of Ghoufi: abandoned stone houses on the ledges of the canyon, palms along its river. */
export const scene: Scene = (b) => [
  sky(b, light, { horizon: 520, sun: [900, 330], size: 44 }), streaks(14, [90, 400], '#ffd39c', 9, 0.55),
  mountain(b, [[-10, 400], [200, 350], [400, 390], [600, 340], [800, 400], [1000, 360], [1240, 320], [1420, 370], [1610, 330]], { seed: 5, lit: '#e29a70', dark: '#b9696050'.slice(0, 7), haze: light.haze, foot: 560, rough: 14 }), mist(b, 400, 130, '#f8bd84', 0.6),
  shape(straight([[500, 480], [660, 500], [720, 560], [780, 640], [800, 760], [1000, 760], [990, 640], [1060, 560], [1120, 500], [1260, 470], [1260, 800], [500, 800]]), b.linear([[0, '#e09162'], [1, '#a8524a']], [0, 470], [0, 780])), strata(b, straight([[500, 480], [660, 500], [720, 560], [780, 640], [800, 760], [1000, 760], [990, 640], [1060, 560], [1120, 500], [1260, 470], [1260, 800], [500, 800]]), [470, 800], ['#f2b478', '#b9624e'], 6, 0, 0.5),
  shape(straight([[660, 1080], [760, 740], [800, 690], [980, 690], [1030, 760], [1130, 1080]]), '#5a4434'),
  road([[900, 690], [880, 740], [930, 800], [880, 870], [930, 960], [880, 1080]], 8, 150, '#f3c593'), mist(b, 600, 160, '#f0a56c', 0.5),
  bank(b, { edge: [[330, 330], [600, 350], [560, 440], [680, 450], [640, 560], [740, 572], [690, 690], [760, 704], [700, 830], [740, 846], [660, 1080]], side: -1, lit: '#c9663f', dark: '#5c2435', seed: 7 }),
  bank(b, { edge: [[1330, 300], [1150, 330], [1190, 420], [1080, 436], [1130, 540], [1030, 556], [1090, 670], [1020, 690], [1080, 820], [1040, 840], [1130, 1080]], side: 1, lit: '#eb8f50', dark: '#7a2f38', seed: 12 }),
  ...Array.from({ length: 44 }, (_, i) => { const t = i / 44; const y = 700 + t * 380; const spread = 70 + t * 140; const x = 895 + (i % 2 ? 1 : -1) * (spread * (0.45 + ((i * 0.618) % 1) * 0.7)); return palm(x, y + 20, 60 + t * 190, ['#b08a48', '#6d6638', '#3b3a2c'], ['#8f5a3c', '#4d2a2c'], i + 5, (i % 3) * 8 - 8); }),
  shape(under(ridge([[-10, 900], [180, 930], [380, 1000], [560, 1090]], { seed: 9, rough: 16, scale: 50 })), light.dark), shape(under(ridge([[1240, 1090], [1400, 1010], [1610, 940]], { seed: 19, rough: 16, scale: 50 })), light.dark), agave(140, 960, 120, ['#7a5040', '#4d2c36', light.dark], 4, 250), tufts(26, [960, 1070], [light.dark, '#4a2232'], 8, 90, [0, 480]), birds(6, [930, 250], 150, 18, '#6b2f44', 7),
];
