import { group, shape } from './brush.ts';
import { mix } from './colour.ts';
import { random } from './random.ts';
import { bezier, disc, type Point, ribbon, smooth, straight } from './shapes.ts';

export type Leaf = readonly [lit: string, middle: string, dark: string];

/** A rounded crown of leaves lit from above: olive, oak, orange tree, shrub. */
export function bush(x: number, y: number, w: number, h: number, leaf: Leaf, seed: number): string {
  const r = random(seed);
  const clump = (cx: number, cy: number, rx: number, ry: number) =>
    smooth(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = (i / 9) * Math.PI * 2;
        const k = r.between(0.78, 1.14);
        return [cx + Math.cos(a) * rx * k, Math.min(y, cy + Math.sin(a) * ry * k)];
      }),
      true,
    );
  const layer = (count: number, fill: string, rise: number, size: number, shift: number) => {
    const list = Array.from({ length: count }, () => {
      const a = r() * Math.PI * 2;
      const k = Math.sqrt(r());
      const cx = x + shift * w + Math.cos(a) * k * w * (0.5 - size * 0.5);
      const cy = y - h * rise + Math.sin(a) * k * h * Math.min(0.45 - size * 0.5, 0.92 - rise);
      return clump(cx, cy, w * size * r.between(0.3, 0.55), h * size * r.between(0.3, 0.5));
    });
    return shape(list.join(''), fill);
  };
  const core = smooth(
    [
      [x - w * 0.24, y],
      [x - w * 0.42, y - h * 0.2],
      [x - w * 0.42, y - h * 0.46],
      [x - w * 0.2, y - h * 0.8],
      [x + w * 0.12, y - h * 0.86],
      [x + w * 0.4, y - h * 0.5],
      [x + w * 0.42, y - h * 0.18],
      [x + w * 0.2, y],
    ],
    true,
  );
  return group([
    shape(core, leaf[2]),
    layer(14, leaf[2], 0.46, 0.42, 0),
    layer(19, mix(leaf[2], leaf[1], 0.5), 0.48, 0.3, 0),
    layer(22, leaf[1], 0.56, 0.23, -0.02),
    layer(20, mix(leaf[1], leaf[0], 0.55), 0.64, 0.17, -0.04),
    layer(13, leaf[0], 0.71, 0.12, -0.06),
  ]);
}

/** Maquis: a scatter of round shrubs that follows a slope, each lit from the upper left. */
export function scrub(spots: readonly Point[], size: number, leaf: Leaf, seed: number): string {
  const r = random(seed);
  const shrubs = spots
    .flatMap(([x, y]) =>
      Array.from({ length: 5 }, (): readonly [number, number, number] => [
        x + r.around(0, size * 0.9),
        y + r.around(0, size * 0.34),
        size * r.between(0.24, 0.52),
      ]),
    )
    .sort((a, b) => a[1] - b[1]);
  const round = (cx: number, cy: number, s: number, k: number) =>
    smooth(
      Array.from({ length: 7 }, (_, i): Point => {
        const a = (i / 7) * Math.PI * 2;
        const q = k * r.between(0.8, 1.15);
        return [cx + Math.cos(a) * s * q, cy + Math.sin(a) * s * 0.78 * q];
      }),
      true,
    );
  return group(
    shrubs.map(
      ([x, y, s]) =>
        shape(round(x, y, s, 1), mix(leaf[2], leaf[1], 0.3)) +
        shape(round(x - s * 0.14, y - s * 0.2, s, 0.72), mix(leaf[2], leaf[1], 0.8)) +
        shape(round(x - s * 0.26, y - s * 0.36, s, 0.38), mix(leaf[1], leaf[0], r())),
    ),
  );
}

/** Agave, with its tall flower when `flower` is given a height. */
export function agave(
  x: number,
  y: number,
  s: number,
  leaf: Leaf,
  seed: number,
  flower = 0,
): string {
  const r = random(seed);
  const layers: string[] = [];
  if (flower) {
    layers.push(
      shape(
        ribbon(
          [
            [x, y],
            [x + s * 0.05, y - flower * 0.6],
            [x + s * 0.1, y - flower],
          ],
          s * 0.08,
          s * 0.03,
        ),
        leaf[2],
      ),
    );
    for (let i = 0; i < 7; i++) {
      const side = i % 2 ? 1 : -1;
      const fy = y - flower * (0.58 + i * 0.065);
      const fx = x + s * 0.08 + side * s * (0.42 - i * 0.04);
      layers.push(
        shape(
          ribbon(
            [
              [x + s * 0.07, fy + s * 0.12],
              [fx, fy],
            ],
            s * 0.03,
            s * 0.03,
          ),
          leaf[2],
        ),
        shape(disc(fx, fy - s * 0.03, s * 0.16, s * 0.07), leaf[1]),
      );
    }
  }
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.04 + (0.92 * ((i * 7) % 15)) / 14) + r.around(0, 0.05);
    const l = s * r.between(0.8, 1.05);
    const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.85];
    const nx = -Math.sin(a) * s * 0.09;
    const ny = Math.cos(a) * s * 0.09;
    const mid: Point = [x + Math.cos(a) * l * 0.4, y + Math.sin(a) * l * 0.36];
    layers.push(
      shape(
        straight([[x, y], [mid[0] + nx, mid[1] + ny], tip, [mid[0] - nx, mid[1] - ny]]),
        i % 3 ? leaf[1] : leaf[2],
      ),
    );
    layers.push(
      shape(straight([[x, y], [mid[0] - nx, mid[1] - ny], tip, mid]), mix(leaf[0], leaf[1], r())),
    );
  }
  return group(layers);
}

/** Reeds or rushes standing in water. */
export function reeds(
  count: number,
  [from, to]: Point,
  y: number,
  h: number,
  fills: readonly [string, ...string[]],
  seed: number,
  plume?: string,
): string {
  const r = random(seed);
  return group(
    Array.from({ length: count }, () => {
      const x = r.between(from, to);
      const height = h * r.between(0.45, 1);
      const lean = r.around(0, 0.12) * height;
      const blade = bezier([x, y], [x + lean * 0.2, y - height * 0.6], [x + lean, y - height], 5);
      const head =
        plume && r.chance(0.4) ? shape(ribbon(blade.slice(3), h * 0.012, h * 0.035), plume) : '';
      return shape(ribbon(blade, h * 0.022, h * 0.004), r.pick(fills)) + head;
    }),
  );
}
