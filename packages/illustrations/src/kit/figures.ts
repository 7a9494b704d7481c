import { group, shape } from './brush.ts';
import { random } from './random.ts';
import { bezier, box, disc, type Point, ribbon, smooth, straight } from './shapes.ts';

/** Gulls far away: two bent wings each. */
export function birds(count: number, [x, y]: Point, spread: number, size: number, fill: string, seed: number): string {
  const r = random(seed);
  return group(Array.from({ length: count }, () => {
    const [bx, by, s] = [r.around(x, spread), r.around(y, spread * 0.35), size * r.between(0.6, 1.1)];
    const tilt = r.around(0, 0.25) * s;
    const wing = (side: number): Point[] => [[bx, by], [bx + side * s * 0.45, by - s * 0.34 + tilt * side], [bx + side * s, by - s * 0.1 + tilt * side]];
    const back = (side: number): Point[] => [[bx + side * s, by - s * 0.1 + tilt * side], [bx + side * s * 0.42, by - s * 0.2 + tilt * side], [bx, by + s * 0.13]];
    return shape([-1, 1].map((side) => `${smooth(wing(side))}L${smooth(back(side)).slice(1)}Z`).join(''), fill);
  }));
}

/** A small walker seen from behind, with a pack when one is given a colour. */
export function walker(x: number, y: number, h: number, clothes: string, dark: string, stride = 1, pack?: string): string {
  const hip: Point = [x, y - h * 0.48];
  const leg = (s: number) => shape(ribbon([hip, [x + s * h * 0.06, y - h * 0.24], [x + s * h * 0.12, y]], h * 0.13, h * 0.07), dark);
  return leg(stride) + leg(-stride * 0.7)
    + shape(smooth([[x - h * 0.11, y - h * 0.8], [x + h * 0.11, y - h * 0.8], [x + h * 0.12, y - h * 0.44], [x - h * 0.12, y - h * 0.44]], true), clothes)
    + (pack ? shape(smooth([[x - h * 0.1, y - h * 0.82], [x + h * 0.06, y - h * 0.83], [x + h * 0.07, y - h * 0.54], [x - h * 0.11, y - h * 0.54]], true), pack) : '')
    + shape(disc(x, y - h * 0.91, h * 0.075), dark);
}

/** Someone in a long robe and a wound turban, seen from behind. */
export function robed(x: number, y: number, h: number, robe: string, shade: string, turban: string): string {
  const p = (dx: number, dy: number): Point => [x + dx * h, y - dy * h];
  return (
    shape(ribbon([p(-0.05, 0.08), p(-0.055, 0)], h * 0.05, h * 0.06) + ribbon([p(0.05, 0.08), p(0.055, 0)], h * 0.05, h * 0.06), shade) +
    shape(`${smooth([p(-0.12, 0.05), p(-0.11, 0.4), p(-0.135, 0.68), p(-0.1, 0.8), p(-0.03, 0.84), p(0.05, 0.84), p(0.11, 0.8), p(0.14, 0.68), p(0.115, 0.4), p(0.13, 0.05)])}Z`, robe) +
    shape(straight([p(0.03, 0.83), p(0.11, 0.8), p(0.14, 0.68), p(0.115, 0.4), p(0.13, 0.05), p(0.05, 0.05), p(0.03, 0.5)]), shade, 'opacity=".75"') +
    shape(ribbon([p(-0.11, 0.76), p(-0.155, 0.6), p(-0.12, 0.44)], h * 0.08, h * 0.05), robe) +
    shape(disc(x, y - h * 0.89, h * 0.062, h * 0.075), shade) +
    shape(smooth([p(-0.085, 0.91), p(-0.06, 0.985), p(0.02, 1), p(0.08, 0.96), p(0.085, 0.9), p(0, 0.925)], true), turban) +
    shape(straight([p(0.03, 0.91), p(0.075, 0.9), p(0.07, 0.72), p(0.045, 0.74)]), turban)
  );
}

/** A dromedary looking left (negative size: right). */
export function dromedary(x: number, y: number, s: number, fill: string, shade: string): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y - dy * Math.abs(s)];
  const body = smooth([p(-0.3, 0.62), p(-0.1, 0.7), p(0.06, 0.92), p(0.2, 0.7), p(0.38, 0.6), p(0.4, 0.46), p(0.1, 0.4), p(-0.22, 0.42), p(-0.36, 0.52)], true);
  const neck = ribbon([p(-0.28, 0.54), p(-0.44, 0.48), p(-0.54, 0.62), p(-0.56, 0.86)], Math.abs(s) * 0.15, Math.abs(s) * 0.075);
  const head = smooth([p(-0.52, 0.93), p(-0.6, 0.94), p(-0.74, 0.86), p(-0.73, 0.81), p(-0.58, 0.82)], true);
  const leg = (at: number, lean: number) => ribbon([p(at, 0.5), p(at + lean, 0.26), p(at + lean * 0.4, 0)], Math.abs(s) * 0.1, Math.abs(s) * 0.05);
  return shape(leg(-0.16, 0.03) + leg(0.26, 0.05), shade) + shape(leg(-0.24, -0.04) + leg(0.33, 0.03) + neck + head + body, fill);
}

/** A wooden fishing boat on the water line `y`, bow to the right. */
export function boat(x: number, y: number, w: number, hull: readonly [string, string], inside: string): string {
  const sheer = bezier([x - w / 2, y - w * 0.13], [x, y - w * 0.04], [x + w / 2, y - w * 0.24], 8);
  const keel = bezier([x + w * 0.4, y + w * 0.02], [x, y + w * 0.05], [x - w * 0.44, y + w * 0.02], 6);
  const rail = bezier([x + w / 2, y - w * 0.24], [x, y - w * 0.09], [x - w / 2, y - w * 0.13], 8);
  const stripe = sheer.map(([a, b]): Point => [a, b + w * 0.035]).reverse();
  return shape(straight([...sheer, ...keel]), hull[0]) + shape(straight([...sheer, ...stripe]), hull[1]) + shape(straight([...sheer, ...rail]), inside);
}

/** A sloop on the water line `y`, heeling by `heel` pixels at the mast head. */
export function sloop(x: number, y: number, h: number, sail: readonly [string, string], hull: string, heel = 0): string {
  const top: Point = [x + heel, y - h];
  const main = `M${top[0]} ${top[1]}Q${x - h * 0.2 + heel} ${y - h * 0.45} ${x - h * 0.3} ${y - h * 0.12}L${x} ${y - h * 0.12}Z`;
  const jib = `M${top[0] + 2} ${y - h * 0.86}Q${x + h * 0.2 + heel * 0.5} ${y - h * 0.4} ${x + h * 0.32} ${y - h * 0.09}Q${x + h * 0.12} ${y - h * 0.13} ${x + h * 0.03} ${y - h * 0.14}Z`;
  const body = `M${x - h * 0.32} ${y - h * 0.075}L${x + h * 0.38} ${y - h * 0.095}Q${x + h * 0.26} ${y + h * 0.02} ${x + h * 0.12} ${y + h * 0.02}L${x - h * 0.24} ${y + h * 0.02}Z`;
  return shape(ribbon([[x, y - h * 0.08], top], h * 0.018, h * 0.01), hull) + shape(main, sail[0]) + shape(jib, sail[1]) + shape(body, hull);
}

/** A camper van seen from the side, driving right. */
export function camper(x: number, y: number, w: number, { body, shade, band, glass, tyre, lamp }: { body: string; shade: string; band: string; glass: string; tyre: string; lamp: string }): string {
  const h = w * 0.46;
  const q = (dx: number, dy: number): Point => [x + dx * w, y - dy * h];
  const shell = `${smooth([q(0, 0.2), q(0, 0.82), q(0.03, 0.95), q(0.1, 0.99), q(0.62, 0.99), q(0.72, 0.95), q(0.84, 0.62), q(0.97, 0.53), q(1, 0.42), q(1, 0.2)])}Z`;
  const wheel = (at: number) => shape(disc(x + at * w, y - h * 0.13, w * 0.078), tyre) + shape(disc(x + at * w, y - h * 0.13, w * 0.038), shade);
  return group([
    shape(disc(x + w * 0.5, y, w * 0.54, w * 0.03), tyre, 'opacity=".35"'),
    shape(shell, body),
    shape(straight([q(0, 0.2), q(0, 0.36), q(1, 0.36), q(1, 0.2)]), shade),
    shape(straight([q(0, 0.46), q(0, 0.54), q(0.97, 0.54), q(0.995, 0.46)]), band),
    shape(smooth([q(0.68, 0.9), q(0.72, 0.87), q(0.81, 0.62), q(0.68, 0.62)], true), glass),
    shape(box(x + w * 0.36, y - h * 0.88, w * 0.24, h * 0.24) + box(x + w * 0.07, y - h * 0.88, w * 0.2, h * 0.24), glass),
    shape(box(x + w * 0.06, y - h * 1.07, w * 0.42, h * 0.07), shade),
    shape(disc(x + w * 0.975, y - h * 0.4, w * 0.014, w * 0.02), lamp),
    wheel(0.2), wheel(0.8),
  ]);
}

/** A four-by-four with a loaded roof rack, driving right. */
export function fourByFour(x: number, y: number, w: number, { body, shade, glass, tyre, load }: { body: string; shade: string; glass: string; tyre: string; load: string }): string {
  const h = w * 0.42;
  const q = (dx: number, dy: number): Point => [x + dx * w, y - dy * h];
  const wheel = (at: number) => shape(disc(x + at * w, y - h * 0.2, w * 0.095), tyre) + shape(disc(x + at * w, y - h * 0.2, w * 0.042), shade);
  return group([
    shape(straight([q(0, 0.25), q(0.01, 0.95), q(0.05, 1), q(0.58, 1), q(0.7, 0.68), q(0.97, 0.6), q(1, 0.52), q(1, 0.25)]), body),
    shape(straight([q(0, 0.25), q(0, 0.42), q(1, 0.42), q(1, 0.25)]), shade),
    shape(straight([q(0.05, 0.92), q(0.05, 0.68), q(0.28, 0.68), q(0.28, 0.92)]) + straight([q(0.32, 0.92), q(0.32, 0.68), q(0.645, 0.68), q(0.555, 0.92)]), glass),
    shape(box(x + w * 0.03, y - h * 1.08, w * 0.54, h * 0.05), shade),
    shape(smooth([q(0.07, 1.08), q(0.09, 1.24), q(0.24, 1.3), q(0.42, 1.22), q(0.5, 1.08)], true), load),
    shape(box(x - w * 0.045, y - h * 0.75, w * 0.05, h * 0.36), tyre),
    wheel(0.2), wheel(0.79),
  ]);
}
