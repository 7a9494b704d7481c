import { group, shape } from './brush.ts';
import { random } from './random.ts';
import { disc, type Point, ribbon, smooth, straight } from './shapes.ts';

/** Gulls far away: two bent wings each. */
export function birds(
  count: number,
  [x, y]: Point,
  spread: number,
  size: number,
  fill: string,
  seed: number,
): string {
  const r = random(seed);
  return group(
    Array.from({ length: count }, () => {
      const [bx, by, s] = [
        r.around(x, spread),
        r.around(y, spread * 0.35),
        size * r.between(0.6, 1.1),
      ];
      const tilt = r.around(0, 0.25) * s;
      const wing = (side: number): Point[] => [
        [bx, by],
        [bx + side * s * 0.45, by - s * 0.34 + tilt * side],
        [bx + side * s, by - s * 0.1 + tilt * side],
      ];
      const back = (side: number): Point[] => [
        [bx + side * s, by - s * 0.1 + tilt * side],
        [bx + side * s * 0.42, by - s * 0.2 + tilt * side],
        [bx, by + s * 0.13],
      ];
      return shape(
        [-1, 1].map((side) => `${smooth(wing(side))}L${smooth(back(side)).slice(1)}Z`).join(''),
        fill,
      );
    }),
  );
}

/** A small walker seen from behind, with a pack when one is given a colour. */
export function walker(
  x: number,
  y: number,
  h: number,
  clothes: string,
  dark: string,
  stride = 1,
  pack?: string,
): string {
  const hip: Point = [x, y - h * 0.48];
  const leg = (s: number) =>
    shape(
      ribbon([hip, [x + s * h * 0.06, y - h * 0.24], [x + s * h * 0.12, y]], h * 0.13, h * 0.07),
      dark,
    );
  return (
    leg(stride) +
    leg(-stride * 0.7) +
    shape(
      smooth(
        [
          [x - h * 0.11, y - h * 0.8],
          [x + h * 0.11, y - h * 0.8],
          [x + h * 0.12, y - h * 0.44],
          [x - h * 0.12, y - h * 0.44],
        ],
        true,
      ),
      clothes,
    ) +
    (pack
      ? shape(
          smooth(
            [
              [x - h * 0.1, y - h * 0.82],
              [x + h * 0.06, y - h * 0.83],
              [x + h * 0.07, y - h * 0.54],
              [x - h * 0.11, y - h * 0.54],
            ],
            true,
          ),
          pack,
        )
      : '') +
    shape(disc(x, y - h * 0.91, h * 0.075), dark)
  );
}

/** Someone in a long robe and a wound turban, seen from behind. */
export function robed(
  x: number,
  y: number,
  h: number,
  robe: string,
  shade: string,
  turban: string,
): string {
  const p = (dx: number, dy: number): Point => [x + dx * h, y - dy * h];
  return (
    shape(
      ribbon([p(-0.05, 0.08), p(-0.055, 0)], h * 0.05, h * 0.06) +
        ribbon([p(0.05, 0.08), p(0.055, 0)], h * 0.05, h * 0.06),
      shade,
    ) +
    shape(
      `${smooth([p(-0.12, 0.05), p(-0.11, 0.4), p(-0.135, 0.68), p(-0.1, 0.8), p(-0.03, 0.84), p(0.05, 0.84), p(0.11, 0.8), p(0.14, 0.68), p(0.115, 0.4), p(0.13, 0.05)])}Z`,
      robe,
    ) +
    shape(
      straight([
        p(0.03, 0.83),
        p(0.11, 0.8),
        p(0.14, 0.68),
        p(0.115, 0.4),
        p(0.13, 0.05),
        p(0.05, 0.05),
        p(0.03, 0.5),
      ]),
      shade,
      'opacity=".75"',
    ) +
    shape(ribbon([p(-0.11, 0.76), p(-0.155, 0.6), p(-0.12, 0.44)], h * 0.08, h * 0.05), robe) +
    shape(disc(x, y - h * 0.89, h * 0.062, h * 0.075), shade) +
    shape(
      smooth(
        [p(-0.085, 0.91), p(-0.06, 0.985), p(0.02, 1), p(0.08, 0.96), p(0.085, 0.9), p(0, 0.925)],
        true,
      ),
      turban,
    ) +
    shape(straight([p(0.03, 0.91), p(0.075, 0.9), p(0.07, 0.72), p(0.045, 0.74)]), turban)
  );
}

/** A dromedary looking left (negative size: right). */
export function dromedary(x: number, y: number, s: number, fill: string, shade: string): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y - dy * Math.abs(s)];
  const body = smooth(
    [
      p(-0.3, 0.62),
      p(-0.1, 0.7),
      p(0.06, 0.92),
      p(0.2, 0.7),
      p(0.38, 0.6),
      p(0.4, 0.46),
      p(0.1, 0.4),
      p(-0.22, 0.42),
      p(-0.36, 0.52),
    ],
    true,
  );
  const neck = ribbon(
    [p(-0.28, 0.54), p(-0.44, 0.48), p(-0.54, 0.62), p(-0.56, 0.86)],
    Math.abs(s) * 0.15,
    Math.abs(s) * 0.075,
  );
  const head = smooth(
    [p(-0.52, 0.93), p(-0.6, 0.94), p(-0.74, 0.86), p(-0.73, 0.81), p(-0.58, 0.82)],
    true,
  );
  const leg = (at: number, lean: number) =>
    ribbon(
      [p(at, 0.5), p(at + lean, 0.26), p(at + lean * 0.4, 0)],
      Math.abs(s) * 0.1,
      Math.abs(s) * 0.05,
    );
  return (
    shape(leg(-0.16, 0.03) + leg(0.26, 0.05), shade) +
    shape(leg(-0.24, -0.04) + leg(0.33, 0.03) + neck + head + body, fill)
  );
}
