import { shape } from './brush.ts';
import { bezier, type Point, ribbon, straight } from './shapes.ts';

/** A wooden fishing boat on the water line `y`, bow to the right. */
export function boat(
  x: number,
  y: number,
  w: number,
  hull: readonly [string, string],
  inside: string,
): string {
  const sheer = bezier([x - w / 2, y - w * 0.13], [x, y - w * 0.04], [x + w / 2, y - w * 0.24], 8);
  const keel = bezier(
    [x + w * 0.4, y + w * 0.02],
    [x, y + w * 0.05],
    [x - w * 0.44, y + w * 0.02],
    6,
  );
  const rail = bezier([x + w / 2, y - w * 0.24], [x, y - w * 0.09], [x - w / 2, y - w * 0.13], 8);
  const stripe = sheer.map(([a, b]): Point => [a, b + w * 0.035]).reverse();
  return (
    shape(straight([...sheer, ...keel]), hull[0]) +
    shape(straight([...sheer, ...stripe]), hull[1]) +
    shape(straight([...sheer, ...rail]), inside)
  );
}

/** A sloop on the water line `y`, heeling by `heel` pixels at the mast head. */
export function sloop(
  x: number,
  y: number,
  h: number,
  sail: readonly [string, string],
  hull: string,
  heel = 0,
): string {
  const top: Point = [x + heel, y - h];
  const main = `M${top[0]} ${top[1]}Q${x - h * 0.2 + heel} ${y - h * 0.45} ${x - h * 0.3} ${y - h * 0.12}L${x} ${y - h * 0.12}Z`;
  const jib = `M${top[0] + 2} ${y - h * 0.86}Q${x + h * 0.2 + heel * 0.5} ${y - h * 0.4} ${x + h * 0.32} ${y - h * 0.09}Q${x + h * 0.12} ${y - h * 0.13} ${x + h * 0.03} ${y - h * 0.14}Z`;
  const body = `M${x - h * 0.32} ${y - h * 0.075}L${x + h * 0.38} ${y - h * 0.095}Q${x + h * 0.26} ${y + h * 0.02} ${x + h * 0.12} ${y + h * 0.02}L${x - h * 0.24} ${y + h * 0.02}Z`;
  return (
    shape(ribbon([[x, y - h * 0.08], top], h * 0.018, h * 0.01), hull) +
    shape(main, sail[0]) +
    shape(jib, sail[1]) +
    shape(body, hull)
  );
}
