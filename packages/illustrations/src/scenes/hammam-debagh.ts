import { type Brush, faded, shape } from '../kit/brush.ts';
import { birds, walker } from '../kit/figures.ts';
import { tufts } from '../kit/land.ts';
import { lights } from '../kit/lights.ts';
import { scrub } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { mountain, plane, ridge } from '../kit/ridges.ts';
import { stones } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, heightAt, points, smooth, straight, under } from '../kit/shapes.ts';
import { cloud, glow, mist, pool, sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';

const light = lights['sea-morning'];

/** A swelling of travertine with its drapery; some hold a small pool of hot water. */
const mound = (b: Brush, x: number, y: number, w: number, h: number, seed: number): string => {
  const r = random(seed);
  const [lit, half, dark] = r.pick<readonly [string, string, string]>([
    ['#fffaf0', '#f4e2c0', '#cfa878'],
    ['#fff3dc', '#ecd2a2', '#bd8f5e'],
    ['#fdf6e8', '#e6d8be', '#b5a184'],
  ]);
  const body = `M${x - w / 2} ${y + h}V${y + w * 0.2}Q${x - w / 2} ${y - w * 0.06} ${x - w * 0.1} ${y - w * 0.1}Q${x + w / 2} ${y - w * 0.1} ${x + w / 2} ${y + w * 0.22}V${y + h}Z`;
  const folds = Array.from({ length: 5 }, (_, i) => {
    const at = x - w / 2 + (w * (i + r.between(0.2, 0.8))) / 5;
    const top = y + w * r.between(0.08, 0.24);
    return straight([
      [at - 4, top],
      [at + 5, top + 6],
      [at + 9, y + h],
      [at - 7, y + h],
    ]);
  }).join('');
  const hasPool = w > 90 && r.chance(0.45);
  return (
    shape(body, b.across(half, lit, half, dark)) +
    shape(folds, r.pick(['#c98f5a', '#b9a07c', '#fffdf6', '#fffdf6']), faded(0.5)) +
    (hasPool
      ? shape(disc(x, y, w * 0.36, w * 0.07), '#fffdf6') +
        shape(disc(x, y + 1, w * 0.3, w * 0.05), '#8fcac6')
      : '')
  );
};

/** Hammam Debagh: hot water over a wall of white stone, steam in the cool of the morning. */
export const scene: Scene = (b) => {
  const rim = points(
    '-20,470 140,440 320,452 520,420 720,440 900,410 1020,450 1120,540 1230,650 1330,760 1430,850',
  );
  const r = random(6);
  const mounds = Array.from({ length: 108 }, (_, i) => {
    const depth = Math.floor(i / 18) / 5;
    const w = r.between(70, 130) + depth * 60;
    const x = -10 + ((i % 18) + r()) * 80;
    return {
      x,
      y:
        heightAt(rim, x) +
        12 +
        depth * 330 * Math.max(0.05, (880 - heightAt(rim, x)) / 450) +
        r.around(0, 24),
      w,
    };
  })
    .filter(({ x }) => x < 1400)
    .sort((one, two) => one.y - two.y);
  return [
    sky(b, light, { horizon: 560, sun: [1290, 250], size: 36 }),
    cloud(420, 150, 420, 48, '#fff6e6', 6, 0.65),
    mountain(
      b,
      points('-10,420 140,330 300,360 480,280 700,340 900,290 1100,340 1340,300 1610,350'),
      { seed: 8, lit: light.land[0], dark: '#86a9a2', haze: light.haze, foot: 620, rough: 20 },
    ),
    mist(b, 360, 170, '#fbeed6', 0.6),
    plane(b, points('-10,540 200,500 500,520 900,500 1300,520 1610,470'), '#93ad78', {
      seed: 5,
      rough: 12,
      haze: '#cdd3a0',
      foot: 1080,
    }),
    ...[
      [60, 470, 210],
      [190, 462, 170],
      [400, 460, 190],
      [620, 446, 150],
      [800, 436, 190],
    ].map(([x = 0, y = 0, h = 0], i) => tree(x, y, h, light.leaf, '#6b543c', i + 5)),
    shape(under(rim, 1080, true), '#e8d2a8'),
    ...mounds.map(({ x, y, w }, i) => mound(b, x, y, w, 960 - y, i + 2)),
    // Hot water from the lip down.
    ...Array.from({ length: 30 }, (_, i) => {
      const x = 60 + ((i * 0.618) % 1) * 1060;
      const y = heightAt(rim, x) + 6 + (i % 6) * 34;
      return shape(
        straight([
          [x - 4, y],
          [x + 5, y],
          [x + 12, 890],
          [x - 9, 890],
        ]),
        '#ffffff',
        faded(0.35 + (i % 3) * 0.15),
      );
    }),
    shape(
      smooth(
        points(
          '150,880 420,856 820,850 1200,858 1470,884 1400,960 1180,1010 820,1030 420,1010 200,950',
        ),
        true,
      ),
      b.linear(
        [
          [0, '#d6ece0'],
          [0.4, '#7fc0bc'],
          [1, '#3f9ba3'],
        ],
        [0, 850],
        [0, 1030],
      ),
    ),
    ...Array.from({ length: 22 }, (_, i) =>
      shape(disc(320 + ((i * 97) % 1000), 880 + ((i * 43) % 110), 60, 2.4), '#fffdf4', faded(0.5)),
    ),
    shape(
      under(
        ridge(
          points('-10,850 120,860 240,940 420,1010 820,1040 1200,1020 1400,960 1500,880 1610,850'),
          { seed: 5, rough: 5 },
        ),
      ),
      b.linear(
        [
          [0, '#c9b780'],
          [0.4, '#9a9a58'],
          [1, '#5d7040'],
        ],
        [0, 850],
        [0, 1067],
      ),
    ),
    tree(1500, 900, 420, light.leaf, '#6b543c', 18),
    walker(90, 942, 120, '#c8553a', '#34403c', 1),
    walker(160, 962, 112, '#f0d9a0', '#34403c', -1),
    scrub(points('60,860 130,880 1480,890 1560,870'), 50, light.leaf, 6),
    stones(30, [980, 1060], ['#fbf1da', '#b9a07c'], 9, 40),
    tufts(60, [980, 1080], ['#b3bb6a', '#7f9450', '#4d6f45'], 9, 76),
    // Steam.
    ...Array.from({ length: 24 }, (_, i) =>
      pool(
        b,
        [120 + ((i * 137) % 940), 230 + ((i * 71) % 520) - (i % 5) * 30],
        130 + (i % 5) * 34,
        '#fffdf6',
        0.4,
        0.55,
      ),
    ),
    glow(b, [560, 330], 480, '#fffaf0', 0.4),
    birds(5, [300, 250], 120, 18, '#4e7f80', 8),
  ];
};
