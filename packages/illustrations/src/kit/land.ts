import { type Brush, faded, group, shape } from './brush.ts';
import { mix } from './colour.ts';
import { noise, random } from './random.ts';
import { bezier, box, HEIGHT, heightAt, lens, type Point, smooth, straight, under, WIDTH } from './shapes.ts';

type RidgeOptions = { seed: number; rough?: number; scale?: number; step?: number; octaves?: number; eased?: boolean };

/** A skyline: a drawn profile plus layered noise. */
export function ridge(
  profile: readonly Point[],
  { seed, rough = 12, scale = 90, step = 8, octaves = 4, eased = true }: RidgeOptions,
): Point[] {
  const bump = noise(seed, octaves);
  const from = profile[0]?.[0] ?? 0;
  const to = profile[profile.length - 1]?.[0] ?? WIDTH;
  const points: Point[] = [];
  for (let x = from; x <= to + step / 2; x += step) {
    points.push([x, heightAt(profile, Math.min(x, to), eased) + rough * bump(x / scale)]);
  }
  return points;
}

/** One plane of land that fades into the air at its foot. */
export function plane(
  brush: Brush,
  profile: readonly Point[],
  colour: string,
  options: RidgeOptions & { haze?: string; foot?: number },
): string {
  const points = ridge(profile, options);
  const top = Math.min(...points.map(([, y]) => y));
  const foot = options.foot ?? HEIGHT + 10;
  const paint = options.haze
    ? brush.linear([[0, colour], [1, mix(colour, options.haze, 0.75)]], [0, top], [0, Math.min(foot, HEIGHT)])
    : colour;
  return shape(under(points, foot), paint);
}

/**
 * A mountain whose spurs are lit from one side: shadows hang from its peaks
 * and lose themselves in the haze at its foot.
 */
export function mountain(
  brush: Brush,
  profile: readonly Point[],
  { seed, lit, dark, haze, foot = 760, rough = 22, scale = 70, step = 6, from = 'left', window = 9, depth = 1, spurs = 0.12, eased = false, snow }:
  RidgeOptions & { lit: string; dark: string; haze: string; foot?: number; from?: 'left' | 'right'; window?: number; depth?: number; spurs?: number; snow?: { line: number; lit: string; dark: string } },
): string {
  const points = ridge(profile, { seed, rough, scale, step, eased });
  const top = Math.min(...points.map(([, y]) => y));
  const body = under(points, foot + 4);
  const r = random(seed + 5);
  const side = from === 'left' ? 1 : -1;
  const ordered = side === 1 ? points : [...points].reverse();
  const spur = (x: number, y: number, drop: number, lean: number): Point[] => {
    const line: Point[] = [];
    const legs = 9;
    let at = x;
    for (let k = 1; k <= legs; k++) {
      at += side * (lean + (k % 2 ? r.between(0.02, 0.09) : -r.between(0.02, 0.09))) * drop * 0.6;
      line.push([at, y + (drop * k) / legs]);
    }
    return line;
  };
  const facets: string[] = [];
  const minor: string[] = [];
  for (let i = 1; i < ordered.length - 1; i++) {
    const peak = ordered[i];
    if (!peak) continue;
    const around = ordered.slice(Math.max(0, i - window), i + window + 1);
    const drop = (foot + 30 - peak[1]) * depth;
    if (around.some(([, y]) => y < peak[1])) {
      if (!r.chance(spurs)) continue;
      const length = drop * r.between(0.3, 0.75);
      const edge = spur(peak[0], peak[1] - 2, length, -0.06);
      const far = edge.map(([x, y], k): Point => [x + side * length * (0.05 + 0.2 * Math.sin((Math.PI * (k + 1)) / edge.length)), y + length * 0.06]).reverse();
      minor.push(straight([peak, ...edge, ...far]));
      continue;
    }
    let j = i;
    let next = ordered[j + 1];
    while (next && (next[1] >= (ordered[j]?.[1] ?? 0) - 3 || j - i < 3)) next = ordered[++j + 1];
    const valley = ordered[j] ?? peak;
    const outer: Point[] = [[valley[0] + side * drop * 0.06, valley[1] + (foot - valley[1]) * 0.5], [valley[0] - side * drop * 0.02, peak[1] + drop]];
    facets.push(straight([peak, ...ordered.slice(i + 1, j + 1), ...outer, ...spur(peak[0], peak[1], drop, -0.03).reverse()]));
  }
  const fade = (colour: string) => brush.linear([[0, colour], [0.55, colour], [1, mix(colour, haze, 0.85)]], [0, top], [0, foot]);
  const soft = brush.linear([[0, dark], [0.5, dark, 0.9], [1, dark, 0]], [0, top], [0, foot]);
  const layers = [shape(body, fade(lit)), shape(minor.join(''), soft, faded(0.45)), shape(facets.join(''), soft)];
  if (snow) {
    const edge = ridge([[points[0]?.[0] ?? 0, snow.line], [points[points.length - 1]?.[0] ?? WIDTH, snow.line]], { seed: seed + 2, rough: 75, scale: 42, step: 7, octaves: 3 });
    const cap = straight([[-10, -10], [WIDTH + 10, -10], ...edge.reverse()]);
    const inner = group([shape(body, snow.lit), shape(minor.join(''), snow.dark, faded(0.5)), shape(facets.join(''), snow.dark)], brush.clip(cap));
    layers.push(inner);
  }
  return group(layers, brush.clip(body));
}

/**
 * A dune with a crisp crest: the windward face keeps the light, the slip face
 * lies in shadow behind an S-shaped edge that runs from the peak to `crest`.
 */
export function dune(
  brush: Brush,
  { peak, left, right, crest, lit, dark, bend = 0.35, base = HEIGHT + 10, rim }:
  { peak: Point; left: Point; right: Point; crest: Point; lit: readonly [string, string]; dark: readonly [string, string]; bend?: number; base?: number; rim?: string },
): string {
  const rise = (from: Point, to: Point, power: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const eased = t ** power * (1 - 0.25 * (1 - t)) ;
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
  const day = brush.linear([[0, lit[0]], [1, lit[1]]], [0, py], [0, Math.min(base, HEIGHT)]);
  const night = brush.linear([[0, dark[0]], [1, dark[1]]], [0, py], [0, Math.min(base, HEIGHT)]);
  const layers = [shape(body, day), shape(shadow, night)];
  if (rim) layers.push(`<path d="${smooth(spine)}" fill="none" stroke="${rim}" stroke-width="2.5" opacity=".7"/>`);
  return group(layers, brush.clip(body));
}

/** Wind ripples: thin lenses that grow towards the viewer. */
export function ripples(count: number, [top, bottom]: Point, fill: string, seed: number, opacity = 0.4, [from, to]: Point = [0, WIDTH]): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const t = r() ** 0.8;
    const y = top + (bottom - top) * t;
    return shape(lens(r.between(from, to), y, r.between(50, 130) * (0.4 + 1.8 * t), 0.8 + 2.6 * t), fill, faded(opacity * r.between(0.3, 1)));
  });
  return group(list);
}

/** Pebbles and stones strewn over ground, bigger when nearer. */
export function stones(count: number, [top, bottom]: Point, fills: readonly [string, string], seed: number, size = 22, [from, to]: Point = [0, WIDTH]): string {
  const r = random(seed);
  const spots = Array.from({ length: count }, () => [r.between(from, to), r.between(top, bottom)] as const).sort((a, b) => a[1] - b[1]);
  return group(spots.map(([x, y]) => {
    const s = size * (0.25 + 0.75 * ((y - top) / (bottom - top))) * r.between(0.35, 1);
    const top1: Point = [x - s * 0.25, y - s * r.between(0.55, 0.8)];
    const top2: Point = [x + s * 0.35, y - s * r.between(0.4, 0.6)];
    return shape(straight([[x - s, y], top1, top2, [x + s, y]]), fills[0]) + shape(straight([top1, top2, [x + s, y], [x + s * 0.1, y]]), fills[1]);
  }));
}

/** A rock face cut in layers: strata that follow one another down a cliff, clipped to it. */
export function strata(brush: Brush, body: string, [top, bottom]: Point, colours: readonly [string, string, ...string[]], seed: number, tilt = 0, opacity = 0.55): string {
  const r = random(seed);
  const bands: string[] = [];
  for (let y = top; y < bottom; ) {
    const h = r.between(5, 26);
    const line = ridge([[-20, y - tilt], [WIDTH + 20, y + tilt]], { seed: seed + Math.round(y), rough: 7, scale: 120, step: 24, octaves: 3, eased: false });
    const low = line.map(([x, v]): Point => [x, v + h * 0.6]).reverse();
    bands.push(shape(straight([...line, ...low]), r.pick(colours), faded(r.between(0.35, 1) * opacity)));
    y += h + r.between(4, 22);
  }
  return group(bands, brush.clip(body));
}

/** Vertical clefts on a cliff, clipped to it. */
export function clefts(brush: Brush, body: string, count: number, [top, bottom]: Point, fill: string, seed: number, opacity = 0.5, [from, to]: Point = [0, WIDTH]): string {
  const r = random(seed);
  const list = Array.from({ length: count }, () => {
    const x = r.between(from, to);
    const y = r.between(top, top + (bottom - top) * 0.8);
    const h = r.between(0.06, 0.3) * (bottom - top);
    const w = r.between(5, 20);
    const side: Point[] = [];
    const back: Point[] = [];
    let at = x;
    for (let k = 0; k <= 6; k++) {
      const wide = w * Math.sin(Math.PI * (0.08 + 0.92 * (k / 6)) ** 0.7) * r.between(0.5, 1.2);
      side.push([at, y + (h * k) / 6]);
      back.unshift([at + wide, y + (h * k) / 6]);
      at += r.around(0, 7);
    }
    return shape(straight([...side, ...back]), fill, faded(opacity * r.between(0.3, 1)));
  });
  return group(list, brush.clip(body));
}

/** A road or track winding towards the viewer through given points, with growing width. */
export const road = (points: readonly Point[], from: number, to: number, fill: string) => {
  const count = points.length;
  const left = points.map(([x, y], i): Point => [x - (from + (to - from) * (i / (count - 1)) ** 1.6) / 2, y]);
  const right = points.map(([x, y], i): Point => [x + (from + (to - from) * (i / (count - 1)) ** 1.6) / 2, y]).reverse();
  return shape(`${smooth(left)}L${smooth(right).slice(1)}Z`, fill);
};

/** Tufts of grass: fans of blades. */
export function tufts(count: number, [top, bottom]: Point, fills: readonly [string, ...string[]], seed: number, size = 60, [from, to]: Point = [0, WIDTH]): string {
  const r = random(seed);
  const spots = Array.from({ length: count }, () => [r.between(from, to), r.between(top, bottom)] as const).sort((a, b) => a[1] - b[1]);
  return group(spots.map(([x, y]) => {
    const s = size * r.between(0.5, 1) * (0.45 + 0.55 * ((y - top) / Math.max(1, bottom - top)));
    const blades = Array.from({ length: 15 }, () => {
      const lean = r.around(0, 0.5) * s;
      const root = x + r.around(0, s * 0.2);
      const tip: Point = [root + lean, y - s * r.between(0.45, 1)];
      const knee: Point = [root + lean * 0.15, y - s * 0.5];
      return straight([...bezier([root - s * 0.022, y + s * 0.1], knee, tip, 4), ...bezier(tip, [knee[0] + s * 0.03, knee[1]], [root + s * 0.022, y + s * 0.1], 4)]);
    });
    return shape(blades.join(''), r.pick(fills));
  }));
}

export const ground = (y: number, fill: string) => shape(box(-10, y, WIDTH + 20, HEIGHT - y + 10), fill);
