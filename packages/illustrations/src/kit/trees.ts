import { group, shape } from './brush.ts';
import { bush, type Leaf } from './plants.ts';
import { random } from './random.ts';
import { bezier, type Point, ribbon, smooth, straight } from './shapes.ts';

/** Olive or oak with a forked trunk. */
export function tree(
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: string,
  seed: number,
): string {
  const w = h * 0.09;
  const fork =
    shape(
      ribbon(
        [
          [x, y],
          [x - w * 0.4, y - h * 0.25],
          [x - h * 0.12, y - h * 0.5],
        ],
        w * 1.3,
        w * 0.5,
      ),
      trunk,
    ) +
    shape(
      ribbon(
        [
          [x, y - h * 0.1],
          [x + w * 0.6, y - h * 0.3],
          [x + h * 0.14, y - h * 0.5],
        ],
        w,
        w * 0.4,
      ),
      trunk,
    );
  return fork + bush(x, y - h * 0.28, h * 0.95, h * 0.72, leaf, seed);
}

/** Atlas cedar: a straight trunk that carries flat tiers. */
export function cedar(
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: string,
  seed: number,
  snow?: string,
): string {
  const r = random(seed);
  const layers = [
    shape(
      straight([
        [x - h * 0.028, y],
        [x - h * 0.006, y - h],
        [x + h * 0.006, y - h],
        [x + h * 0.028, y],
      ]),
      trunk,
    ),
  ];
  const tiers = 13;
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1);
    const cy = y - h * (0.16 + 0.83 * t);
    const reach = h * (0.3 * (1 - t) ** 0.8 + 0.022);
    const thick = h * (0.048 - 0.024 * t);
    for (const side of [-1, 1]) {
      const l = reach * r.between(0.72, 1.06);
      const dip = thick * r.between(-0.4, 0.7);
      const end: Point = [x + side * l, cy + dip];
      const top: Point[] = [
        [x, cy - thick * 0.7],
        [x + side * l * 0.45, cy - thick * 0.75 + dip * 0.4],
        [x + side * l * 0.8, cy - thick * 0.35 + dip],
      ];
      const belly: Point[] = [
        [x + side * l * 0.78, cy + thick * 0.55 + dip],
        [x + side * l * 0.5, cy + thick * 0.35],
        [x + side * l * 0.3, cy + thick * 0.95],
        [x, cy + thick * 0.9],
      ];
      layers.push(shape(straight([...top, end, ...belly]), side === -1 ? leaf[1] : leaf[2]));
      layers.push(
        shape(
          straight([...top, end, [x + side * l * 0.5, cy - thick * 0.2 + dip * 0.5]]),
          snow ?? (side === -1 ? leaf[0] : leaf[1]),
        ),
      );
    }
  }
  return group(layers);
}

/** Aleppo pine: a bent trunk, open branches and a broad irregular crown of cushions. */
export function pine(
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: readonly [string, string],
  seed: number,
  lean = 0,
): string {
  const r = random(seed);
  const stem = bezier([x, y], [x + lean * 0.1, y - h * 0.5], [x + lean, y - h * 0.86], 10);
  const w = h * 0.042;
  const layers: string[] = [];
  const cushions = Array.from({ length: 15 }, (_, i): Point => {
    const rise = 0.5 + 0.46 * ((i + r()) / 15);
    const reach = 0.36 * Math.sqrt(Math.max(0, 1 - ((rise - 0.62) / 0.4) ** 2));
    return [
      x + lean * (rise - 0.1) + (i % 2 ? 1 : -1) * reach * h * r.between(0.25, 1),
      y - h * rise,
    ];
  });
  cushions.forEach(([cx, cy], i) => {
    const root = stem[Math.min(9, 5 + Math.floor(i / 3))] ?? [x, y];
    layers.push(
      shape(
        ribbon(
          bezier(root, [(root[0] + cx) / 2, root[1] - h * 0.01], [cx, cy], 4),
          w * 0.42,
          w * 0.12,
        ),
        trunk[1],
      ),
    );
  });
  layers.push(
    shape(ribbon(stem, w, w * 0.3), trunk[1]),
    shape(
      ribbon(
        stem.map(([a, c]) => [a - w * 0.2, c] as const),
        w * 0.4,
        w * 0.1,
      ),
      trunk[0],
    ),
  );
  cushions.forEach(([cx, cy], i) => {
    const s = h * r.between(0.22, 0.32);
    layers.push(bush(cx, cy + s * 0.2, s, s * 0.5, leaf, seed + i * 3));
  });
  return group(layers);
}

export function cypress(x: number, y: number, h: number, leaf: Leaf): string {
  const w = h * 0.11;
  const body: Point[] = [
    [x, y - h],
    [x + w * 0.75, y - h * 0.62],
    [x + w, y - h * 0.25],
    [x + w * 0.3, y],
    [x - w * 0.3, y],
    [x - w, y - h * 0.25],
    [x - w * 0.75, y - h * 0.62],
  ];
  const lit: Point[] = [
    [x, y - h],
    [x - w * 0.05, y - h * 0.5],
    [x - w * 0.3, y],
    [x - w, y - h * 0.25],
    [x - w * 0.75, y - h * 0.62],
  ];
  return shape(smooth(body, true), leaf[2]) + shape(smooth(lit, true), leaf[1]);
}
