import { group, shape } from './brush.ts';
import { mix } from './colour.ts';
import type { Leaf } from './plants.ts';
import { random } from './random.ts';
import { bezier, type Point, ribbon, smooth } from './shapes.ts';

/**
 * An old Atlas cedar: a forked trunk and wide level plates of needles with air between
 * them, the top flattened by snow and wind.
 */
export function atlasCedar(
  x: number,
  y: number,
  h: number,
  leaf: Leaf,
  trunk: readonly [string, string],
  seed: number,
): string {
  const r = random(seed);
  const layers: string[] = [];
  const stem = bezier([x, y], [x - h * 0.035, y - h * 0.5], [x + h * 0.02, y - h * 0.97], 10);
  const plates = Array.from({ length: 17 }, (_, i) => {
    const rise = 0.3 + 0.69 * (i / 16);
    const side = i % 2 ? 1 : -1;
    const span =
      i === 16 ? 0.3 : 0.34 * Math.sin(Math.PI * (0.34 + 0.5 * (i / 16))) + r.between(0, 0.07);
    const middle = i === 16 ? x + h * 0.02 : x + side * span * h * r.between(0.42, 0.6);
    return { cx: middle, cy: y - h * rise, w: span * h, rise };
  });
  for (const { cx, cy } of plates)
    layers.push(
      shape(
        ribbon(
          bezier([x, cy + h * 0.06], [(x + cx) / 2, cy + h * 0.03], [cx + (cx - x) * 0.3, cy], 6),
          h * 0.022,
          h * 0.006,
        ),
        trunk[1],
      ),
    );
  for (const { cx, cy, w } of plates) {
    const plate = (size: number, drop: number, bumps: number): string => {
      const top: Point[] = [];
      for (let k = 0; k <= bumps; k++) {
        const t = k / bumps;
        top.push([
          cx - (w / 2) * size + w * size * t,
          cy + drop - Math.sin(Math.PI * t) ** 0.6 * h * 0.026 * r.between(0.6, 1.3),
        ]);
      }
      const belly = [0.85, 0.6, 0.35, 0.12].map(
        (t): Point => [cx - (w / 2) * size + w * size * t, cy + drop + h * r.between(0.004, 0.02)],
      );
      return smooth([...top, ...belly], true);
    };
    layers.push(
      shape(plate(1, h * 0.012, 11), leaf[2]),
      shape(plate(0.9, h * 0.002, 10), leaf[1]),
      shape(plate(0.74, -h * 0.006, 9), mix(leaf[1], leaf[0], 0.7)),
    );
  }
  const wood = [
    shape(ribbon(stem, h * 0.075, h * 0.014), trunk[1]),
    shape(
      ribbon(
        stem.map(([a, c]): Point => [a - h * 0.012, c]),
        h * 0.034,
        h * 0.006,
      ),
      trunk[0],
    ),
  ];
  return group([...wood, ...layers]);
}
