import { type Brush, faded, group, shape } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { ripples } from '../kit/dunes.ts';
import { dromedary, robed } from '../kit/figures.ts';
import { lights } from '../kit/lights.ts';
import { random } from '../kit/random.ts';
import { ridge } from '../kit/ridges.ts';
import { buttresses, clefts, stones, strata } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import {
  box,
  craggy,
  lens,
  type Point,
  points,
  rows,
  smooth,
  straight,
  under,
} from '../kit/shapes.ts';
import { mist, sky, streaks } from '../kit/sky.ts';

const light = lights['red-evening'];

/** A tower of layered sandstone, undercut at its foot. */
const pillar = (
  b: Brush,
  x: number,
  base: number,
  w: number,
  h: number,
  [lit, dark]: readonly [string, string],
  haze: string,
  seed: number,
) => {
  const r = random(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  const bands = Math.max(4, Math.round(h / 42));
  for (let i = 0; i <= bands; i++) {
    const t = i / bands;
    const k = (t < 0.16 ? 0.78 : 1) * (1 - 0.28 * t ** 2) * r.between(0.84, 1.1);
    const y = base - h * t;
    left.push([x - (w / 2) * k, y + 8], [x - (w / 2) * k * 0.93, y - (h / bands) * 0.55]);
    right.unshift(
      [x + (w / 2) * k * r.between(0.9, 1.06), y + 8],
      [x + (w / 2) * k * 0.93, y - (h / bands) * 0.5],
    );
  }
  const d = smooth(
    [...left, [x - w * 0.1, base - h * 1.06], [x + w * 0.14, base - h * 1.04], ...right],
    true,
  );
  const paint = b.linear(
    [
      [0, dark],
      [0.5, mix(dark, lit, 0.35)],
      [0.62, lit],
      [1, mix(lit, '#ffd08a', 0.3)],
    ],
    [x - w / 2, 0],
    [x + w / 2, 0],
  );
  return (
    shape(d, paint) +
    strata(b, d, [base - h * 1.1, base], [dark, mix(dark, lit, 0.5), lit], seed, 8, 0.5) +
    group(
      [
        shape(
          box(x - w, base - h * 0.4, w * 2, h * 0.4 + 12),
          b.linear([
            [0, haze, 0],
            [1, haze, 0.75],
          ]),
        ),
      ],
      b.clip(d),
    )
  );
};

/** Tassili n'Ajjer: a sandstone arch and its forest of rock. */
export const scene: Scene = (b) => {
  const outer: readonly Point[] = points(
    '290,960 276,860 326,760 308,640 372,530 356,430 430,330 560,286 700,292 830,236 990,222 1130,262 1204,330 1300,362 1374,470 1350,600 1396,720 1372,860 1410,960',
  );
  const hole: readonly Point[] = points(
    '1186,960 1180,850 1140,760 1164,640 1116,540 1020,486 900,478 800,436 690,456 606,540 590,640 640,740 612,850 646,960',
  );
  const arch = craggy([...outer, ...hole], 6, 17);
  return [
    sky(b, light, { horizon: 720, sun: [840, 640], size: 50, glow: 1.1 }),
    streaks(14, [140, 560], '#ffd39c', 5, 0.55),
    ...points(
      '60,200 190,260 300,170 470,210 640,150 730,190 980,170 1130,230 1300,260 1420,190 1540,280',
    ).map(([x = 0, h = 0], i) =>
      pillar(b, x, 760, 86 + (i % 3) * 26, h, ['#dd8a60', '#bd6a5a'], '#f5b57c', i + 40),
    ),
    mist(b, 640, 150, '#f8c088', 0.75),
    ...rows('20,380,150 210,300,110 1390,330,130 1560,430,170').map(([x = 0, h = 0, w = 0], i) =>
      pillar(b, x, 850, w, h, ['#cf6c48', '#86404a'], '#d9855e', i + 70),
    ),
    shape(
      under(ridge(points('-10,800 400,780 820,770 1200,786 1610,800'), { seed: 4, rough: 6 })),
      b.linear(
        [
          [0, '#f2a263'],
          [1, '#b34d38'],
        ],
        [0, 770],
        [0, 1067],
      ),
    ),
    shape(
      under(
        ridge(points('-10,850 400,862 760,836 1100,866 1610,846'), {
          seed: 11,
          rough: 5,
          scale: 140,
        }),
      ),
      b.linear(
        [
          [0, '#f7b26e'],
          [1, '#b9563c'],
        ],
        [0, 830],
        [0, 1067],
      ),
    ),
    shape(
      arch,
      b.linear(
        [
          [0, '#6d2c3a'],
          [0.42, '#8f4040'],
          [0.6, '#c9663f'],
          [1, '#ec9a58'],
        ],
        [330, 0],
        [1320, 300],
      ),
    ),
    strata(b, arch, [200, 980], ['#6a2a38', '#a24a3c', '#e28d54'], 15, 16, 0.42),
    buttresses(b, arch, 13, [220, 960], '#5a2236', 9, 0.4, [280, 1410]),
    clefts(b, arch, 40, [240, 960], '#4f1f32', 9, 0.4, [280, 1410]),
    shape(straight(points('290,950 646,950 520,1080 -60,1080')), '#5c2234', faded(0.45)),
    shape(straight(points('1186,950 1410,950 1620,1080 1260,1080')), '#5c2234', faded(0.4)),
    ripples(90, [880, 1060], '#ffc98c', 8, 0.45),
    ripples(50, [900, 1060], '#8f3c38', 18, 0.35),
    robed(800, 950, 92, '#33386b', '#1f2048', '#f2d6a8'),
    dromedary(910, 954, 150, '#8a4438', '#5a2834'),
    shape(lens(800, 952, 90, 5) + lens(920, 956, 190, 6), '#5c2234', faded(0.5)),
    stones(16, [960, 1050], ['#a84e3c', '#4f1f30'], 5, 40, [0, 500]),
    stones(12, [960, 1050], ['#a84e3c', '#4f1f30'], 6, 40, [1150, 1600]),
  ];
};
