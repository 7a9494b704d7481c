import { faded, group, shape } from './brush.ts';
import { cube, type Walls } from './buildings.ts';
import { mix, tone } from './colour.ts';
import { type Random, random } from './random.ts';
import { archway, box, type Point, straight } from './shapes.ts';

export type TownOptions = {
  seed: number;
  /** The ground of a row: 0 at the back (top), 1 in front. Undefined leaves a gap. */
  base: (x: number, depth: number) => number | undefined;
  span: (depth: number) => Point;
  rows: number;
  size: Point;
  walls: readonly [Walls, ...Walls[]];
  haze: string;
  /** How much of the haze lies on the back row. */
  air?: number;
  side?: number;
  opening: string;
  lamp?: string;
  lamps?: number;
  /** Two-pitched tiled roofs instead of terraces. */
  tiles?: readonly [string, string];
  arched?: boolean;
  tall?: number;
  /** A few roofs carry a whitewashed dome. */
  domed?: boolean;
};

function openings(r: Random, x: number, y: number, w: number, h: number, o: TownOptions): string {
  const size = Math.min(w * 0.16, h * 0.2);
  if (size < 2) return '';
  const columns = Math.max(1, Math.floor(w / (size * 3.4)));
  const floors = Math.max(1, Math.floor(h / (size * 3.6)));
  let d = '';
  let lit = '';
  for (let f = 0; f < floors; f++) {
    for (let c = 0; c < columns; c++) {
      if (r.chance(0.42)) continue;
      const wx = x + (w * (c + 0.5)) / columns - size / 2 + r.around(0, size * 0.3);
      const wy = y - h + size * 1.1 + f * size * 3.4;
      if (wy + size * 1.7 > y) continue;
      const hole =
        o.arched && size > 4
          ? archway(wx, wy + size * 1.6, size, size * 1.7)
          : box(wx, wy, size, size * 1.45);
      if (o.lamp && r.chance(o.lamps ?? 0.2)) lit += hole;
      else d += hole;
    }
  }
  return (d && shape(d, o.opening, faded(0.75))) + (lit && o.lamp ? shape(lit, o.lamp) : '');
}

/** Houses stacked on a slope, painted from the back row to the front. */
export function town(o: TownOptions): string {
  const r = random(o.seed);
  const layers: string[] = [];
  for (let row = 0; row < o.rows; row++) {
    const depth = o.rows === 1 ? 1 : row / (o.rows - 1);
    const [from, to] = o.span(depth);
    const unit = o.size[0] + (o.size[1] - o.size[0]) * depth;
    let x = from + r.between(0, unit * 0.4);
    while (x < to) {
      const w = unit * r.between(0.65, 1.35);
      const h = unit * r.between(0.75, 1.35) * (o.tall ?? 1);
      const y = o.base(x + w / 2, depth);
      if (y !== undefined) {
        const fade = (1 - depth) * (o.air ?? 0.5);
        const walls = r
          .pick(o.walls)
          .map((c) => mix(tone(c, r.around(0, 0.025)), o.haze, fade)) as [string, string, string];
        const side = (o.side ?? 0.3) * unit;
        const room = { ...o, opening: mix(o.opening, o.haze, fade) };
        if (o.tiles)
          layers.push(
            gabled(
              x,
              y,
              w * 1.15,
              h * 0.8,
              side,
              walls,
              [mix(o.tiles[0], o.haze, fade), mix(o.tiles[1], o.haze, fade)],
              r.around(0, 0.03),
            ),
          );
        else
          layers.push(
            cube(
              x,
              y,
              w,
              h + unit * 0.9,
              side,
              [walls[0], walls[1], walls[2]],
              mix(walls[0], walls[1], 0.25),
            ),
            shape(box(x, y - h - unit * 0.9, w, unit * 0.07), walls[0]),
          );
        if (!o.tiles && r.chance(0.24))
          layers.push(
            cube(
              x + w * r.between(0.1, 0.5),
              y - h - unit * 0.92,
              w * 0.34,
              unit * 0.34,
              side * 0.5,
              walls,
            ),
          );
        else if (o.domed && r.chance(0.12))
          layers.push(
            shape(
              `M${x + w * 0.2} ${y - h - unit * 0.9}A${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${y - h - unit * 0.9}Z`,
              walls[0],
            ),
            shape(
              `M${x + w * 0.5} ${y - h - unit * 0.9 - w * 0.3}A${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${y - h - unit * 0.9}H${x + w * 0.62}Z`,
              walls[1],
            ),
          );
        layers.push(
          openings(
            r,
            x,
            o.tiles ? y : y - unit * 0.25,
            w,
            o.tiles ? h * 0.8 : h + unit * 0.5,
            room,
          ),
        );
      }
      x += unit * r.between(0.72, 1.2);
    }
  }
  return group(layers);
}

/** A house with a tiled roof whose long side faces us. */
function gabled(
  x: number,
  y: number,
  w: number,
  h: number,
  side: number,
  [lit, half, shade]: Walls,
  [tile, tileDark]: readonly [string, string],
  warmth = 0,
): string {
  const rise = h * 0.42;
  const over = w * 0.05;
  const body = shape(box(x, y - h, w, h), mix(half, lit, 0.5));
  const gable = shape(
    straight([
      [x + w, y],
      [x + w + side, y - side * 0.25],
      [x + w + side, y - h - side * 0.25],
      [x + w + side * 0.5, y - h - rise],
      [x + w, y - h],
    ]),
    shade,
  );
  const slope = shape(
    straight([
      [x - over, y - h + over],
      [x + w + over * 0.4, y - h + over],
      [x + w + side * 0.5, y - h - rise],
      [x + side * 0.5 - over, y - h - rise],
    ]),
    tone(tile, warmth),
  );
  const far = shape(
    straight([
      [x + w + side * 0.5, y - h - rise],
      [x + w + side + over, y - h - side * 0.18],
      [x + w + side, y - h - side * 0.3],
    ]),
    tileDark,
  );
  return body + gable + far + slope;
}
