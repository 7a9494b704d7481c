import { type Brush, shape } from './brush.ts';
import { box, straight } from './shapes.ts';

/** Sunlit, half-lit and shaded stone or wall. */
export type Walls = readonly [lit: string, half: string, shade: string];

/** A cube standing on `y`, its side turned right (negative `side`: left), its flat roof seen from above. */
export function cube(
  x: number,
  y: number,
  w: number,
  h: number,
  side: number,
  [lit, half, shade]: Walls,
  roof = lit,
): string {
  const rise = Math.abs(side) * 0.32;
  const edge = side > 0 ? x + w : x;
  return (
    shape(box(x, y - h, w, h), half) +
    shape(
      straight([
        [edge, y],
        [edge + side, y - rise],
        [edge + side, y - h - rise],
        [edge, y - h],
      ]),
      shade,
    ) +
    shape(
      straight([
        [x, y - h],
        [x + w, y - h],
        [x + w + side, y - h - rise],
        [x + side, y - h - rise],
      ]),
      roof,
    )
  );
}

/** A dome on a drum. */
export function dome(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  colours: Walls,
  tall = 0.55,
): string {
  const paint = brush.across(colours[1], colours[0], colours[1], colours[2]);
  return shape(
    `M${x - w / 2} ${y}C${x - w / 2} ${y - w * tall * 0.85} ${x - w * 0.22} ${y - w * tall} ${x} ${y - w * tall * 1.06}C${x + w * 0.22} ${y - w * tall} ${x + w / 2} ${y - w * tall * 0.85} ${x + w / 2} ${y}Z`,
    paint,
  );
}
