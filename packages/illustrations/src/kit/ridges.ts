import { type Brush, faded, group, shape } from './brush.ts';
import { mix } from './colour.ts';
import { noise, random } from './random.ts';
import { HEIGHT, heightAt, type Point, straight, under, WIDTH } from './shapes.ts';

type RidgeOptions = {
  seed: number;
  rough?: number;
  scale?: number;
  step?: number;
  octaves?: number;
  eased?: boolean;
};

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
    ? brush.linear(
        [
          [0, colour],
          [1, mix(colour, options.haze, 0.75)],
        ],
        [0, top],
        [0, Math.min(foot, HEIGHT)],
      )
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
  {
    seed,
    lit,
    dark,
    haze,
    foot = 760,
    rough = 22,
    scale = 70,
    step = 6,
    from = 'left',
    window = 9,
    depth = 1,
    spurs = 0.12,
    eased = false,
    snow,
  }: RidgeOptions & {
    lit: string;
    dark: string;
    haze: string;
    foot?: number;
    from?: 'left' | 'right';
    window?: number;
    depth?: number;
    spurs?: number;
    snow?: { line: number; lit: string; dark: string };
  },
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
      const far = edge
        .map(
          ([x, y], k): Point => [
            x + side * length * (0.05 + 0.2 * Math.sin((Math.PI * (k + 1)) / edge.length)),
            y + length * 0.06,
          ],
        )
        .reverse();
      minor.push(straight([peak, ...edge, ...far]));
      continue;
    }
    let j = i;
    let next = ordered[j + 1];
    while (next && (next[1] >= (ordered[j]?.[1] ?? 0) - 3 || j - i < 3)) next = ordered[++j + 1];
    const valley = ordered[j] ?? peak;
    const outer: Point[] = [
      [valley[0] + side * drop * 0.06, valley[1] + (foot - valley[1]) * 0.5],
      [valley[0] - side * drop * 0.02, peak[1] + drop],
    ];
    facets.push(
      straight([
        peak,
        ...ordered.slice(i + 1, j + 1),
        ...outer,
        ...spur(peak[0], peak[1], drop, -0.03).reverse(),
      ]),
    );
  }
  const relief: [string, string] = ['', ''];
  const span = (points[points.length - 1]?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  for (let i = 0; i < span / 22; i++) {
    const start = r.pick(points as [Point, ...Point[]]);
    const y = start[1] + (foot - start[1]) * r.between(0.06, 0.7);
    const length = (foot - y) * r.between(0.16, 0.42) + 8;
    const edge = spur(start[0], y, length, -0.04);
    const far = edge
      .map(
        ([x, v], k): Point => [
          x + side * length * 0.22 * Math.sin((Math.PI * (k + 1)) / (edge.length + 1)),
          v + length * 0.05,
        ],
      )
      .reverse();
    relief[i % 2] += straight([[start[0], y], ...edge, ...far]);
  }
  const fade = (colour: string) =>
    brush.linear(
      [
        [0, colour],
        [0.55, colour],
        [1, mix(colour, haze, 0.85)],
      ],
      [0, top],
      [0, foot],
    );
  const soft = brush.linear(
    [
      [0, dark],
      [0.5, dark, 0.9],
      [1, dark, 0],
    ],
    [0, top],
    [0, foot],
  );
  const lightly = brush.linear(
    [
      [0, lit],
      [0.5, lit, 0.9],
      [1, lit, 0],
    ],
    [0, top],
    [0, foot],
  );
  const layers = [
    shape(body, fade(lit)),
    shape(minor.join(''), soft, faded(0.45)),
    shape(facets.join(''), soft),
    shape(relief[0], soft, faded(0.4)),
    shape(relief[1], lightly, faded(0.32)),
  ];
  if (snow) {
    const edge = ridge(
      [
        [points[0]?.[0] ?? 0, snow.line],
        [points[points.length - 1]?.[0] ?? WIDTH, snow.line],
      ],
      { seed: seed + 2, rough: 75, scale: 42, step: 7, octaves: 3 },
    );
    const cap = straight([[-10, -10], [WIDTH + 10, -10], ...edge.reverse()]);
    const inner = group(
      [
        shape(body, snow.lit),
        shape(minor.join(''), snow.dark, faded(0.5)),
        shape(facets.join(''), snow.dark),
        shape(relief[0], snow.dark, faded(0.5)),
        shape(relief[1], snow.lit, faded(0.6)),
      ],
      brush.clip(cap),
    );
    layers.push(inner);
  }
  return group(layers, brush.clip(body));
}
