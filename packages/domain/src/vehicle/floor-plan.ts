/** `upper_bed`: over the cab or in the roof, above other elements. */
export const planKinds = [
  'seat',
  'bench',
  'table',
  'bed',
  'upper_bed',
  'kitchen',
  'bathroom',
  'storage',
  'door',
] as const;

export type PlanKind = (typeof planKinds)[number];

/** In centimetres: x from the front, y from the right-hand side, length along the vehicle. */
export type PlanElement = {
  kind: PlanKind;
  x: number;
  y: number;
  length: number;
  width: number;
};

/** A vehicle seen from above, in centimetres. */
export type FloorPlan = {
  length: number;
  width: number;
  day: PlanElement[];
  night: PlanElement[];
};

export type PlanTime = 'day' | 'night';

export const MOST_PLAN_ELEMENTS = 40;

export type PlacedElement = {
  kind: PlanKind;
  count: number;
  along: 'front' | 'middle' | 'back';
  /** `across` takes most of the width. */
  side: 'left' | 'centre' | 'right' | 'across';
  /** Of beds, the longer side first. */
  size: readonly [number, number] | null;
};

type Box = Omit<PlanElement, 'kind'>;

export const fitsInside = ({ x, y, length, width }: Box, plan: FloorPlan): boolean =>
  x + length <= plan.length && y + width <= plan.width;

const thirds = ['front', 'middle', 'back'] as const;

function alongOf({ x, length }: Box, plan: FloorPlan): PlacedElement['along'] {
  const third = Math.floor(((x + length / 2) / plan.length) * 3);
  return thirds[third] ?? 'back';
}

function sideOf({ y, width }: Box, plan: FloorPlan): PlacedElement['side'] {
  if (width >= plan.width * 0.65) return 'across';
  const centre = (y + width / 2) / plan.width;
  if (centre < 0.42) return 'right';
  return centre > 0.58 ? 'left' : 'centre';
}

/** What is where, from front to back; equal elements beside each other are counted. */
export function readFloorPlan(plan: FloorPlan, time: PlanTime): PlacedElement[] {
  const read: PlacedElement[] = [];
  for (const element of plan[time].toSorted((one, other) => one.x - other.x || one.y - other.y)) {
    const { kind, length, width } = element;
    const isBed = kind === 'bed' || kind === 'upper_bed';
    const placed: PlacedElement = {
      kind,
      count: 1,
      along: alongOf(element, plan),
      side: sideOf(element, plan),
      size: isBed ? [Math.max(length, width), Math.min(length, width)] : null,
    };
    const same = read.find(
      (other) =>
        other.kind === kind &&
        other.along === placed.along &&
        String(other.size) === String(placed.size),
    );
    if (!same) {
      read.push(placed);
      continue;
    }
    same.count += 1;
    if (same.side !== placed.side) same.side = 'across';
  }
  return read;
}
