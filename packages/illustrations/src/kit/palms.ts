import { group, shape } from './brush.ts';
import type { Leaf } from './plants.ts';
import { random } from './random.ts';
import { bezier, disc, type Point, ribbon, straight } from './shapes.ts';

function frond(
  crown: Point,
  angle: number,
  length: number,
  droop: number,
  detailed: boolean,
): string {
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
      d += straight([
        [sx - Math.cos(along) * length * 0.035, sy - Math.sin(along) * length * 0.035],
        end,
        [sx + Math.cos(along) * length * 0.03, sy + Math.sin(along) * length * 0.03],
      ]);
    }
  });
  return d;
}

/** A date palm standing on `y`; leaflets are drawn when it is tall enough to show them. */
export function palm(
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: readonly [string, string],
  seed: number,
  lean = 0,
  dates?: string,
): string {
  const r = random(seed);
  const crown: Point = [x + lean, y - h];
  const detailed = h > 170;
  const stem = bezier([x, y], [x + lean * 0.15, y - h * 0.55], crown, 8);
  const w = Math.max(3, h * (detailed ? 0.055 : 0.07));
  const layers = [
    shape(ribbon(stem, w, w * 0.62), trunk[1]),
    shape(
      ribbon(
        stem.map(([a, b]) => [a - w * 0.16, b] as const),
        w * 0.45,
        w * 0.25,
      ),
      trunk[0],
    ),
  ];
  const length = h * (detailed ? 0.46 : 0.44);
  const ring = (
    count: number,
    from: number,
    to: number,
    fill: string,
    droop: number,
    size: number,
  ) => {
    const list = Array.from({ length: count }, (_, i) => {
      const angle = from + ((to - from) * (i + r.between(0.2, 0.8))) / count;
      return frond(
        crown,
        angle,
        length * size * r.between(0.88, 1.08),
        droop + Math.abs(Math.cos(angle)) * 0.2 + r.around(0, 0.07),
        detailed,
      );
    });
    layers.push(shape(list.join(''), fill));
  };
  ring(detailed ? 7 : 5, -Math.PI * 1.22, Math.PI * 0.22, leaf[2], 0.22, 0.95);
  ring(detailed ? 8 : 5, -Math.PI * 1.12, Math.PI * 0.12, leaf[1], 0.1, 1);
  if (dates)
    for (const side of [-1, 1, 0.3])
      layers.push(
        shape(disc(crown[0] + side * w * 1.1, crown[1] + w * 1.5, w * 0.42, w * 0.95), dates),
      );
  ring(detailed ? 6 : 4, -Math.PI * 1.02, Math.PI * 0.02, leaf[0], 0.03, 0.86);
  return group(layers);
}
