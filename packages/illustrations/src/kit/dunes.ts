import { type Brush, faded, group, shape } from './brush.ts';
import { random } from './random.ts';
import { HEIGHT, lens, type Point, smooth, WIDTH } from './shapes.ts';

/**
 * A dune with a crisp crest: the windward face keeps the light, the slip face
 * lies in shadow behind an S-shaped edge that runs from the peak to `crest`.
 */
export function dune(
  brush: Brush,
  {
    peak,
    left,
    right,
    crest,
    lit,
    dark,
    bend = 0.35,
    base = HEIGHT + 10,
    rim,
  }: {
    peak: Point;
    left: Point;
    right: Point;
    crest: Point;
    lit: readonly [string, string];
    dark: readonly [string, string];
    bend?: number;
    base?: number;
    rim?: string;
  },
): string {
  const rise = (from: Point, to: Point, power: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const eased = t ** power * (1 - 0.25 * (1 - t));
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * eased] as const;
    });
  const windward = rise(left, peak, 1.35);
  const lee = rise(right, peak, 1.2).reverse();
  const [px, py] = peak;
  const [cx, cy] = crest;
  const spine: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const t = i / 18;
    const swing = Math.sin(t * Math.PI * 2) * bend * Math.abs(cy - py) * 0.5 * (0.35 + t * 0.65);
    spine.push([px + (cx - px) * t ** 1.25 + swing, py + (cy - py) * t]);
  }
  const low = Math.max(cy, base);
  const body = `${smooth(windward)}L${smooth(lee).slice(1)}L${right[0]} ${base}L${left[0]} ${base}Z`;
  const shadow = `${smooth(lee)}L${right[0]} ${low}L${cx} ${low}L${smooth([...spine].reverse()).slice(1)}Z`;
  const day = brush.linear(
    [
      [0, lit[0]],
      [1, lit[1]],
    ],
    [0, py],
    [0, Math.min(base, HEIGHT)],
  );
  const night = brush.linear(
    [
      [0, dark[0]],
      [1, dark[1]],
    ],
    [0, py],
    [0, Math.min(base, HEIGHT)],
  );
  const layers = [shape(body, day), shape(shadow, night)];
  if (rim)
    layers.push(
      `<path d="${smooth(spine)}" fill="none" stroke="${rim}" stroke-width="2.5" opacity=".7"/>`,
    );
  return group(layers, brush.clip(body));
}

/** Wind ripples: thin lenses that grow towards the viewer. */
export function ripples(
  count: number,
  [top, bottom]: Point,
  fill: string,
  seed: number,
  opacity = 0.4,
  [from, to]: Point = [0, WIDTH],
): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const t = r() ** 0.8;
    const y = top + (bottom - top) * t;
    return shape(
      lens(r.between(from, to), y, r.between(50, 130) * (0.4 + 1.8 * t), 0.8 + 2.6 * t),
      fill,
      faded(opacity * r.between(0.3, 1)),
    );
  });
  return group(list);
}
