import { drawing, type Point } from '#ui/map/map-projection.ts';
import { MAX_ZOOM, type MapView } from '#ui/map/map-view.ts';

/** `travels` is the number of travels that it represents, 1 by default. */
export type Placed = { id: string; point: Point; travels?: number };

/**
 * A pin for one travel, a cluster for several, whose names may be unknown. `shift` is in screen
 * pixels.
 */
export type Marker<Item> =
  | { kind: 'pin'; item: Item; at: Point; shift: Point }
  | { kind: 'cluster'; items: Item[]; at: Point };

/** In screen pixels. */
const TOO_NEAR = 36;

/** Up to this number, comparing all pairs is fast enough. */
const COMPARED = 150;

type Cluster<Item> = { items: Item[]; at: Point };

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const alone = <Item extends Placed>(item: Item): Cluster<Item> => ({
  items: [item],
  at: item.point,
});

function clusterByGrid<Item extends Placed>(items: Item[], size: number): Cluster<Item>[] {
  const cells = new Map<string, Cluster<Item>>();
  for (const item of items) {
    const key = `${Math.floor(item.point.x / size)} ${Math.floor(item.point.y / size)}`;
    const cluster = cells.get(key);
    if (cluster) cluster.items.push(item);
    else cells.set(key, alone(item));
  }
  return [...cells.values()].map((cluster) => ({
    items: cluster.items,
    at: middle(cluster.items.map(({ point }) => point)),
  }));
}

/** Merges the two nearest clusters until none overlap, so that no cluster grows into a chain. */
function mergeClusters<Item extends Placed>(items: Item[], tooNear: number): Cluster<Item>[] {
  const clusters = items.length > COMPARED ? clusterByGrid(items, tooNear) : items.map(alone);
  for (;;) {
    let nearest: { one: number; other: number; away: number } | undefined;
    for (let one = 0; one < clusters.length; one += 1) {
      for (let other = one + 1; other < clusters.length; other += 1) {
        const [a, b] = [clusters[one]?.at, clusters[other]?.at];
        if (!a || !b) continue;
        const away = Math.hypot(a.x - b.x, a.y - b.y);
        if (away < (nearest?.away ?? tooNear)) nearest = { one, other, away };
      }
    }
    if (!nearest) return clusters;
    const [joined] = clusters.splice(nearest.other, 1);
    const kept = clusters[nearest.one];
    if (!kept || !joined) return clusters;
    kept.items.push(...joined.items);
    kept.at = middle(kept.items.map(({ point }) => point));
  }
}

/** Spreads pins with the same position around it, the westernmost to the left. */
function spreadPins<Item extends Placed>({ items }: Cluster<Item>): Marker<Item>[] {
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
export function clusterMarkers<Item extends Placed>(
  items: Item[],
  view: MapView,
  pixels: number,
): Marker<Item>[] {
  const unitsPerPixel = drawing.width / (pixels * view.zoom);
  const markers = mergeClusters(items, TOO_NEAR * unitsPerPixel).flatMap(
    (cluster): Marker<Item>[] => {
      const [only] = cluster.items;
      const areSingle = cluster.items.every(({ travels = 1 }) => travels === 1);
      if (only && cluster.items.length === 1 && areSingle) {
        return [{ kind: 'pin', item: only, at: only.point, shift: { x: 0, y: 0 } }];
      }
      return view.zoom >= MAX_ZOOM && areSingle
        ? spreadPins(cluster)
        : [{ kind: 'cluster', ...cluster }];
    },
  );
  const order = new Map(items.map(({ id }, index) => [id, index]));
  const rank = (marker: Marker<Item>) =>
    marker.kind === 'pin'
      ? (order.get(marker.item.id) ?? 0)
      : Math.min(...marker.items.map(({ id }) => order.get(id) ?? 0));
  return markers.sort((one, other) => rank(one) - rank(other));
}
