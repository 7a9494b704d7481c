import { group, shape } from './brush.ts';
import { mix } from './colour.ts';
import { random } from './random.ts';
import { bezier, disc, type Point, ribbon, smooth, straight } from './shapes.ts';

type Leaf = readonly [lit: string, middle: string, dark: string];

function frond(crown: Point, angle: number, length: number, droop: number, detailed: boolean): string {
  const [x, y] = crown;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const knee: Point = [x + dx * length * 0.55, y + dy * length * 0.62 - length * 0.12];
  const tip: Point = [x + dx * length, y + dy * length * 0.55 + droop * length];
  const spine = bezier(crown, knee, tip, detailed ? 13 : 6);
  if (!detailed) {
    const lower = bezier(tip, [knee[0], knee[1] + length * 0.26], crown, 6);
    return straight([...spine, ...lower]);
  }
  let d = ribbon(spine, length * 0.035, length * 0.008);
  spine.forEach(([sx, sy], i) => {
    const before = spine[i - 1];
    if (!before) return;
    const t = i / 13;
    const along = Math.atan2(sy - before[1], sx - before[0]);
    const reach = length * 0.36 * Math.sin(Math.PI * (0.12 + 0.83 * t)) ** 0.8;
    for (const turn of [-0.75, 0.75]) {
      const a = along + turn;
      const end: Point = [sx + Math.cos(a) * reach, sy + Math.sin(a) * reach * 0.8 + reach * 0.32];
      d += straight([[sx - Math.cos(along) * length * 0.035, sy - Math.sin(along) * length * 0.035], end, [sx + Math.cos(along) * length * 0.03, sy + Math.sin(along) * length * 0.03]]);
    }
  });
  return d;
}

/** A date palm standing on `y`; leaflets are drawn when it is tall enough to show them. */
export function palm(x: number, y: number, h: number, leaf: Leaf, trunk: readonly [string, string], seed: number, lean = 0, dates?: string): string {
  const r = random(seed);
  const crown: Point = [x + lean, y - h];
  const detailed = h > 170;
  const stem = bezier([x, y], [x + lean * 0.15, y - h * 0.55], crown, 8);
  const w = Math.max(3, h * (detailed ? 0.055 : 0.07));
  const layers = [shape(ribbon(stem, w, w * 0.62), trunk[1]), shape(ribbon(stem.map(([a, b]) => [a - w * 0.16, b] as const), w * 0.45, w * 0.25), trunk[0])];
  const length = h * (detailed ? 0.46 : 0.44);
  const ring = (count: number, from: number, to: number, fill: string, droop: number, size: number) => {
    const list = Array.from({ length: count }, (_, i) => {
      const angle = from + ((to - from) * (i + r.between(0.2, 0.8))) / count;
      return frond(crown, angle, length * size * r.between(0.88, 1.08), droop + Math.abs(Math.cos(angle)) * 0.2 + r.around(0, 0.07), detailed);
    });
    layers.push(shape(list.join(''), fill));
  };
  ring(detailed ? 7 : 5, -Math.PI * 1.22, Math.PI * 0.22, leaf[2], 0.22, 0.95);
  ring(detailed ? 8 : 5, -Math.PI * 1.12, Math.PI * 0.12, leaf[1], 0.1, 1);
  if (dates) for (const side of [-1, 1, 0.3]) layers.push(shape(disc(crown[0] + side * w * 1.1, crown[1] + w * 1.5, w * 0.42, w * 0.95), dates));
  ring(detailed ? 6 : 4, -Math.PI * 1.02, Math.PI * 0.02, leaf[0], 0.03, 0.86);
  return group(layers);
}

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
      const cy = y - h * rise + Math.sin(a) * k * h * (0.5 - size * 0.55) * 0.9;
      return clump(cx, cy, w * size * r.between(0.3, 0.55), h * size * r.between(0.3, 0.5));
    });
    return shape(list.join(''), fill);
  };
  const core = smooth([[x - w * 0.24, y], [x - w * 0.42, y - h * 0.2], [x - w * 0.42, y - h * 0.46], [x - w * 0.2, y - h * 0.8], [x + w * 0.12, y - h * 0.86], [x + w * 0.4, y - h * 0.5], [x + w * 0.42, y - h * 0.18], [x + w * 0.2, y]], true);
  return group([
    shape(core, leaf[2]),
    layer(14, leaf[2], 0.5, 0.42, 0),
    layer(15, mix(leaf[2], leaf[1], 0.55), 0.56, 0.3, 0),
    layer(17, leaf[1], 0.62, 0.24, -0.02),
    layer(15, mix(leaf[1], leaf[0], 0.6), 0.7, 0.17, -0.04),
    layer(10, leaf[0], 0.76, 0.12, -0.06),
  ]);
}

/** Olive or oak with a forked trunk. */
export function tree(x: number, y: number, h: number, leaf: Leaf, trunk: string, seed: number): string {
  const w = h * 0.09;
  const fork = shape(ribbon([[x, y], [x - w * 0.4, y - h * 0.25], [x - h * 0.12, y - h * 0.5]], w * 1.3, w * 0.5), trunk)
    + shape(ribbon([[x, y - h * 0.1], [x + w * 0.6, y - h * 0.3], [x + h * 0.14, y - h * 0.5]], w, w * 0.4), trunk);
  return fork + bush(x, y - h * 0.28, h * 0.95, h * 0.72, leaf, seed);
}

/** Atlas cedar: a straight trunk that carries flat tiers. */
export function cedar(x: number, y: number, h: number, leaf: Leaf, trunk: string, seed: number, snow?: string): string {
  const r = random(seed);
  const layers = [shape(straight([[x - h * 0.028, y], [x - h * 0.006, y - h], [x + h * 0.006, y - h], [x + h * 0.028, y]]), trunk)];
  const tiers = 9;
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1);
    const cy = y - h * (0.16 + 0.83 * t);
    const reach = h * (0.31 * (1 - t) ** 0.72 + 0.025);
    const thick = h * (0.05 - 0.022 * t);
    for (const side of [-1, 1]) {
      const l = reach * r.between(0.7, 1.12);
      const dip = thick * r.between(-0.4, 0.7);
      const end: Point = [x + side * l, cy + dip];
      const top: Point[] = [[x, cy - thick * 0.7], [x + side * l * 0.45, cy - thick * 0.75 + dip * 0.4], [x + side * l * 0.8, cy - thick * 0.35 + dip]];
      const belly: Point[] = [[x + side * l * 0.78, cy + thick * 0.55 + dip], [x + side * l * 0.5, cy + thick * 0.35], [x + side * l * 0.3, cy + thick * 0.95], [x, cy + thick * 0.9]];
      layers.push(shape(straight([...top, end, ...belly]), side === -1 ? leaf[1] : leaf[2]));
      layers.push(shape(straight([...top, end, [x + side * l * 0.5, cy - thick * 0.2 + dip * 0.5]]), snow ?? (side === -1 ? leaf[0] : leaf[1])));
    }
  }
  return group(layers);
}

/** Maquis: a scatter of round shrubs that follows a slope, each lit from the upper left. */
export function scrub(spots: readonly Point[], size: number, leaf: Leaf, seed: number): string {
  const r = random(seed);
  const shrubs = spots
    .flatMap(([x, y]) => Array.from({ length: 5 }, (): readonly [number, number, number] => [x + r.around(0, size * 0.9), y + r.around(0, size * 0.34), size * r.between(0.24, 0.52)]))
    .sort((a, b) => a[1] - b[1]);
  const round = (cx: number, cy: number, s: number, k: number) =>
    smooth(Array.from({ length: 7 }, (_, i): Point => {
      const a = (i / 7) * Math.PI * 2;
      const q = k * r.between(0.8, 1.15);
      return [cx + Math.cos(a) * s * q, cy + Math.sin(a) * s * 0.78 * q];
    }), true);
  return group(shrubs.map(([x, y, s]) => shape(round(x, y, s, 1), leaf[2]) + shape(round(x - s * 0.14, y - s * 0.2, s, 0.72), mix(leaf[2], leaf[1], 0.8)) + shape(round(x - s * 0.26, y - s * 0.36, s, 0.38), mix(leaf[1], leaf[0], r()))));
}

/** Aleppo pine: a bent trunk, open branches and an irregular crown of cushions. */
export function pine(x: number, y: number, h: number, leaf: Leaf, trunk: readonly [string, string], seed: number, lean = 0): string {
  const r = random(seed);
  const stem = bezier([x, y], [x + lean * 0.1, y - h * 0.5], [x + lean, y - h * 0.92], 10);
  const w = h * 0.042;
  const layers: string[] = [];
  const cushions: (readonly [number, number, number])[] = [];
  for (let i = 3; i <= 10; i++) {
    const [sx, sy] = stem[i] ?? [x, y];
    const side = i % 2 ? 1 : -1;
    const reach = h * (0.3 - 0.022 * i) * r.between(0.75, 1.15);
    const end: Point = i === 10 ? [sx, sy] : [sx + side * reach, sy - h * r.between(0.04, 0.1)];
    if (i < 10) layers.push(shape(ribbon(bezier([sx, sy], [sx + side * reach * 0.5, sy], end, 4), w * 0.5, w * 0.15), trunk[1]));
    if (i > 3) cushions.push([end[0], end[1], h * (0.3 - 0.013 * i)], [sx + side * reach * 0.4, sy - h * 0.05, h * 0.15]);
  }
  layers.push(shape(ribbon(stem, w, w * 0.3), trunk[1]), shape(ribbon(stem.map(([a, c]) => [a - w * 0.2, c] as const), w * 0.4, w * 0.1), trunk[0]));
  cushions.forEach(([cx, cy, s], i) => {
    layers.push(bush(cx, cy + s * 0.28, s * 1.05, s * 0.58, leaf, seed + i * 3));
  });
  return group(layers);
}

export function cypress(x: number, y: number, h: number, leaf: Leaf): string {
  const w = h * 0.11;
  const body: Point[] = [[x, y - h], [x + w * 0.75, y - h * 0.62], [x + w, y - h * 0.25], [x + w * 0.3, y], [x - w * 0.3, y], [x - w, y - h * 0.25], [x - w * 0.75, y - h * 0.62]];
  const lit: Point[] = [[x, y - h], [x - w * 0.05, y - h * 0.5], [x - w * 0.3, y], [x - w, y - h * 0.25], [x - w * 0.75, y - h * 0.62]];
  return shape(smooth(body, true), leaf[2]) + shape(smooth(lit, true), leaf[1]);
}

/** Agave, with its tall flower when `flower` is given a height. */
export function agave(x: number, y: number, s: number, leaf: Leaf, seed: number, flower = 0): string {
  const r = random(seed);
  const layers: string[] = [];
  if (flower) {
    layers.push(shape(ribbon([[x, y], [x + s * 0.05, y - flower * 0.6], [x + s * 0.1, y - flower]], s * 0.08, s * 0.03), leaf[2]));
    for (let i = 0; i < 7; i++) {
      const side = i % 2 ? 1 : -1;
      const fy = y - flower * (0.58 + i * 0.065);
      const fx = x + s * 0.08 + side * s * (0.42 - i * 0.04);
      layers.push(shape(ribbon([[x + s * 0.07, fy + s * 0.12], [fx, fy]], s * 0.03, s * 0.03), leaf[2]), shape(disc(fx, fy - s * 0.03, s * 0.16, s * 0.07), leaf[1]));
    }
  }
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.04 + 0.92 * ((i * 7) % 15) / 14) + r.around(0, 0.05);
    const l = s * r.between(0.8, 1.05);
    const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.85];
    const nx = -Math.sin(a) * s * 0.09;
    const ny = Math.cos(a) * s * 0.09;
    const mid: Point = [x + Math.cos(a) * l * 0.4, y + Math.sin(a) * l * 0.36];
    layers.push(shape(straight([[x, y], [mid[0] + nx, mid[1] + ny], tip, [mid[0] - nx, mid[1] - ny]]), i % 3 ? leaf[1] : leaf[2]));
    layers.push(shape(straight([[x, y], [mid[0] - nx, mid[1] - ny], tip, mid]), mix(leaf[0], leaf[1], r())));
  }
  return group(layers);
}

/** Reeds or rushes standing in water. */
export function reeds(count: number, [from, to]: Point, y: number, h: number, fills: readonly [string, ...string[]], seed: number, plume?: string): string {
  const r = random(seed);
  return group(Array.from({ length: count }, () => {
    const x = r.between(from, to);
    const height = h * r.between(0.45, 1);
    const lean = r.around(0, 0.12) * height;
    const blade = bezier([x, y], [x + lean * 0.2, y - height * 0.6], [x + lean, y - height], 5);
    const head = plume && r.chance(0.4) ? shape(ribbon(blade.slice(3), h * 0.012, h * 0.035), plume) : '';
    return shape(ribbon(blade, h * 0.022, h * 0.004), r.pick(fills)) + head;
  }));
}
