import { drawing, type Point } from './map-projection.ts';
import { MAX_ZOOM, type MapView } from './map-view.ts';

/** `travels` is the number of travels that it represents, 1 by default. */
export type Placed = { id: string; point: Point; travels?: number };

/**
 * A pin for one travel, a cluster for several, whose names may be unknown. `shift` is in screen
 * pixels.
 */
export type Mark<Item> =
  | { kind: 'pin'; item: Item; at: Point; shift: Point }
  | { kind: 'star'; items: Item[]; at: Point };

/** In screen pixels. */
const TOO_NEAR = 36;

/** Up to this number, comparing all pairs is fast enough. */
const COMPARED = 150;

type Heap<Item> = { items: Item[]; at: Point };

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const alone = <Item extends Placed>(item: Item): Heap<Item> => ({ items: [item], at: item.point });

function onGrid<Item extends Placed>(items: Item[], size: number): Heap<Item>[] {
  const cells = new Map<string, Heap<Item>>();
  for (const item of items) {
    const key = `${Math.floor(item.point.x / size)} ${Math.floor(item.point.y / size)}`;
    const heap = cells.get(key);
    if (heap) heap.items.push(item);
    else cells.set(key, alone(item));
  }
  return [...cells.values()].map((heap) => ({
    items: heap.items,
    at: middle(heap.items.map(({ point }) => point)),
  }));
}

/** Merges the two nearest clusters until none overlap, so that no cluster grows into a chain. */
function heapUp<Item extends Placed>(items: Item[], tooNear: number): Heap<Item>[] {
  const heaps = items.length > COMPARED ? onGrid(items, tooNear) : items.map(alone);
  for (;;) {
    let nearest: { one: number; other: number; away: number } | undefined;
    for (let one = 0; one < heaps.length; one += 1) {
      for (let other = one + 1; other < heaps.length; other += 1) {
        const [a, b] = [heaps[one]?.at, heaps[other]?.at];
        if (!a || !b) continue;
        const away = Math.hypot(a.x - b.x, a.y - b.y);
        if (away < (nearest?.away ?? tooNear)) nearest = { one, other, away };
      }
    }
    if (!nearest) return heaps;
    const [joined] = heaps.splice(nearest.other, 1);
    const kept = heaps[nearest.one];
    if (!kept || !joined) return heaps;
    kept.items.push(...joined.items);
    kept.at = middle(kept.items.map(({ point }) => point));
  }
}

/** Spreads pins with the same position around it, the westernmost to the left. */
function fannedOut<Item extends Placed>({ items }: Heap<Item>): Mark<Item>[] {
  const radius = Math.max(20, items.length * 6);
  const fromWest = [...items].sort(({ point: one }, { point: other }) => one.x - other.x);
  return fromWest.map((item, index) => {
    const angle = Math.PI + (index / items.length) * 2 * Math.PI;
    return {
      kind: 'pin',
      item,
      at: item.point,
      shift: { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius },
    };
  });
}

/**
 * Pins where there is space, clusters elsewhere. At the closest zoom, even pins with the same
 * position are spread, so that every travel can be reached. Keeps the order of the items.
 * @param pixels width of the map on the screen
 */
export function marksOf<Item extends Placed>(
  items: Item[],
  view: MapView,
  pixels: number,
): Mark<Item>[] {
  const unitsPerPixel = drawing.width / (pixels * view.zoom);
  const marks = heapUp(items, TOO_NEAR * unitsPerPixel).flatMap((heap): Mark<Item>[] => {
    const [only] = heap.items;
    const areSingle = heap.items.every(({ travels = 1 }) => travels === 1);
    if (only && heap.items.length === 1 && areSingle) {
      return [{ kind: 'pin', item: only, at: only.point, shift: { x: 0, y: 0 } }];
    }
    return view.zoom >= MAX_ZOOM && areSingle ? fannedOut(heap) : [{ kind: 'star', ...heap }];
  });
  const order = new Map(items.map(({ id }, index) => [id, index]));
  const rank = (mark: Mark<Item>) =>
    mark.kind === 'pin'
      ? (order.get(mark.item.id) ?? 0)
      : Math.min(...mark.items.map(({ id }) => order.get(id) ?? 0));
  return marks.sort((one, other) => rank(one) - rank(other));
}
