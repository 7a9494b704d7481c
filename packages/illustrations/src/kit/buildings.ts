import { type Brush, faded, group, shape } from './brush.ts';
import { mix, tone } from './colour.ts';
import { random, type Random } from './random.ts';
import { archway, box, disc, HEIGHT, type Point, straight } from './shapes.ts';

/** Sunlit, half-lit and shaded stone or wall. */
export type Walls = readonly [lit: string, half: string, shade: string];

/** A cube standing on `y`, its side turned right (negative `side`: left), its flat roof seen from above. */
export function cube(x: number, y: number, w: number, h: number, side: number, [lit, half, shade]: Walls, roof = lit): string {
  const rise = Math.abs(side) * 0.32;
  const edge = side > 0 ? x + w : x;
  return shape(box(x, y - h, w, h), half)
    + shape(straight([[edge, y], [edge + side, y - rise], [edge + side, y - h - rise], [edge, y - h]]), shade)
    + shape(straight([[x, y - h], [x + w, y - h], [x + w + side, y - h - rise], [x + side, y - h - rise]]), roof);
}

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
      const hole = o.arched && size > 4 ? archway(wx, wy + size * 1.6, size, size * 1.7) : box(wx, wy, size, size * 1.45);
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
        const walls = r.pick(o.walls).map((c) => mix(tone(c, r.around(0, 0.025)), o.haze, fade)) as [string, string, string];
        const side = (o.side ?? 0.3) * unit;
        const room = { ...o, opening: mix(o.opening, o.haze, fade) };
        if (o.tiles) layers.push(gabled(x, y, w * 1.15, h * 0.8, side, walls, [mix(o.tiles[0], o.haze, fade), mix(o.tiles[1], o.haze, fade)], r.around(0, 0.03)));
        else layers.push(cube(x, y, w, h + unit * 0.9, side, [walls[0], walls[1], walls[2]], mix(walls[0], walls[1], 0.25)), shape(box(x, y - h - unit * 0.9, w, unit * 0.07), walls[0]));
        layers.push(openings(r, x, o.tiles ? y : y - unit * 0.25, w, o.tiles ? h * 0.8 : h, room));
      }
      x += unit * r.between(0.72, 1.2);
    }
  }
  return group(layers);
}

/** A house with a tiled roof whose long side faces us. */
export function gabled(x: number, y: number, w: number, h: number, side: number, [lit, half, shade]: Walls, [tile, tileDark]: readonly [string, string], warmth = 0): string {
  const rise = h * 0.42;
  const over = w * 0.05;
  const body = shape(box(x, y - h, w, h), mix(half, lit, 0.5));
  const gable = shape(straight([[x + w, y], [x + w + side, y - side * 0.25], [x + w + side, y - h - side * 0.25], [x + w + side * 0.5, y - h - rise], [x + w, y - h]]), shade);
  const slope = shape(straight([[x - over, y - h + over], [x + w + over * 0.4, y - h + over], [x + w + side * 0.5, y - h - rise], [x + side * 0.5 - over, y - h - rise]]), tone(tile, warmth));
  const far = shape(straight([[x + w + side * 0.5, y - h - rise], [x + w + side + over, y - h - side * 0.18], [x + w + side, y - h - side * 0.3]]), tileDark);
  return body + gable + far + slope;
}

/** A Roman column standing on `y`; `broken` cuts its shaft instead of a capital. */
export function column(brush: Brush, x: number, y: number, w: number, h: number, [lit, half, shade]: Walls, broken = false): string {
  const round = brush.across(mix(half, shade, 0.35), lit, mix(lit, half, 0.5), half, shade);
  const top = y - h;
  const r = w / 2;
  const neck = r * 0.84;
  const foot = shape(box(x - r * 1.35, y - w * 0.28, r * 2.7, w * 0.28), round) + shape(box(x - r * 1.18, y - w * 0.5, r * 2.36, w * 0.24), mix(half, shade, 0.2)) + shape(box(x - r * 1.18, y - w * 0.5, r * 1.5, w * 0.24), lit);
  const head = w * 1.15;
  const shaftTop = broken ? top : top + head;
  const edge: Point[] = broken
    ? [[x - neck, shaftTop + w * 0.5], [x - neck * 0.4, shaftTop + w * 0.05], [x + neck * 0.1, shaftTop + w * 0.28], [x + neck * 0.5, shaftTop], [x + neck, shaftTop + w * 0.7]]
    : [[x - neck, shaftTop], [x + neck, shaftTop]];
  const shaft = shape(straight([[x - r, y - w * 0.48], ...edge, [x + r, y - w * 0.48]]), round);
  const flutes = [-0.62, -0.3, 0.05, 0.4, 0.7]
    .map((k) => straight([[x + k * r - w * 0.018, y - w * 0.5], [x + k * neck - w * 0.014, shaftTop + w * 0.7], [x + k * neck + w * 0.014, shaftTop + w * 0.7], [x + k * r + w * 0.018, y - w * 0.5]]))
    .join('');
  const layers = [foot, shaft, shape(flutes, shade, faded(0.38))];
  if (!broken) {
    layers.push(
      shape(straight([[x - neck, top + head], [x - r * 0.98, top + head * 0.55], [x - r * 1.3, top + w * 0.22], [x + r * 1.3, top + w * 0.22], [x + r * 0.98, top + head * 0.55], [x + neck, top + head]]), round),
      shape([-0.9, -0.45, 0, 0.45, 0.9].map((k) => disc(x + k * r * 0.8, top + head * 0.62, w * 0.1, w * 0.15)).join(''), shade, faded(0.42)),
      shape([-0.7, -0.2, 0.3, 0.8].map((k) => disc(x + k * r * 1.05, top + head * 0.34, w * 0.1, w * 0.12)).join(''), shade, faded(0.3)),
      shape(box(x - neck * 1.08, top + head - w * 0.07, neck * 2.16, w * 0.1), lit),
      shape(box(x - r * 1.42, top, r * 2.84, w * 0.24), lit),
      shape(box(x + r * 0.35, top, r * 1.07, w * 0.24), half),
    );
  }
  return group(layers);
}

/** A dome on a drum. */
export function dome(brush: Brush, x: number, y: number, w: number, colours: Walls, tall = 0.55): string {
  const paint = brush.across(colours[1], colours[0], colours[1], colours[2]);
  return shape(`M${x - w / 2} ${y}C${x - w / 2} ${y - w * tall * 0.85} ${x - w * 0.22} ${y - w * tall} ${x} ${y - w * tall * 1.06}C${x + w * 0.22} ${y - w * tall} ${x + w / 2} ${y - w * tall * 0.85} ${x + w / 2} ${y}Z`, paint);
}

/** A row of dressed stones: joints scattered over a wall. */
export function courses(brush: Brush, body: string, [x, y, w, h]: readonly [number, number, number, number], stone: number, fill: string, seed: number, opacity = 0.3): string {
  const r = random(seed);
  let d = '';
  for (let cy = y; cy < Math.min(y + h, HEIGHT); cy += stone) {
    d += box(x, cy, w, Math.max(1, stone * 0.05));
    for (let cx = x - r.between(0, stone * 2); cx < x + w; cx += stone * r.between(1.4, 2.4)) d += box(cx, cy, Math.max(1, stone * 0.05), stone);
  }
  return group([shape(d, fill, faded(opacity))], brush.clip(body));
}
