import { type Brush, faded, group, type Stop, shape } from './brush.ts';
import { random } from './random.ts';
import { box, lens, type Point, WIDTH } from './shapes.ts';

/** A stretch of water with waves that grow towards the viewer and a path of light. */
export function sea(
  brush: Brush,
  [top, bottom]: Point,
  colours: readonly [string, string, string],
  {
    seed = 1,
    sunX,
    glint = '#fff4d8',
    glints = 150,
    waves = 90,
    spread = 170,
    reach = 1,
    left = 0,
    right = WIDTH,
  }: {
    seed?: number;
    sunX?: number;
    glint?: string;
    glints?: number;
    waves?: number;
    spread?: number;
    reach?: number;
    left?: number;
    right?: number;
  } = {},
): string {
  const r = random(seed);
  const stops: Stop[] = [
    [0, colours[0]],
    [0.28, colours[1]],
    [1, colours[2]],
  ];
  const area = box(left, top, right - left, bottom - top + 2);
  const layers = [shape(area, brush.linear(stops))];
  const row = (bias: number) => {
    const t = r() ** bias;
    return { t, y: top + 2 + (bottom - top) * t };
  };
  for (let i = 0; i < waves; i++) {
    const { t, y } = row(1.5);
    const light = r.chance(0.5);
    layers.push(
      shape(
        lens(r.between(left, right), y, 30 + 190 * t * r.between(0.4, 1), 0.8 + 4.2 * t),
        light ? colours[0] : colours[2],
        faded(light ? 0.3 : 0.45),
      ),
    );
  }
  if (sunX !== undefined) {
    for (let i = 0; i < glints; i++) {
      const { t, y } = row(1.8);
      if (t > reach) continue;
      const x = r.around(sunX, spread * (0.16 + 0.84 * t));
      layers.push(
        shape(
          lens(x, y, 10 + 90 * t * r.between(0.3, 1), 0.7 + 4 * t),
          glint,
          faded(r.between(0.4, 0.95) * (1 - t * 0.35)),
        ),
      );
    }
  }
  return group(layers, brush.clip(area));
}

/** Foam along a shore line. */
export function foam(points: readonly Point[], fill: string, seed: number, size = 1): string {
  const r = random(seed);
  return group(
    points.map(([x, y]) =>
      shape(
        lens(
          x + r.around(0, 6),
          y + r.around(0, 3),
          r.between(26, 64) * size,
          r.between(1.6, 3.6) * size,
        ),
        fill,
        faded(r.between(0.5, 0.95)),
      ),
    ),
  );
}
