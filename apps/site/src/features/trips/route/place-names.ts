import type { Point } from '#ui/map/map-projection.ts';

/** In screen pixels from the top left of the map. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type NameSide = 'right' | 'left' | 'below' | 'above';
type Named = { name: string; at: Point; radius: number };

const CHARACTER = 6.6;
const LINE = 16;
const sides: NameSide[] = ['right', 'left', 'below', 'above'];

const boxAround = ({ x, y }: Point, radius: number): Box => ({
  ...{ left: x - radius, top: y - radius },
  ...{ right: x + radius, bottom: y + radius },
});

function nameBox({ name, at, radius }: Named, side: NameSide): Box {
  const width = name.length * CHARACTER;
  const left = {
    ...{ right: at.x + radius + 2, left: at.x - radius - 2 - width },
    ...{ below: at.x - width / 2, above: at.x - width / 2 },
  }[side];
  const top = {
    ...{ right: at.y - LINE / 2, left: at.y - LINE / 2 },
    ...{ below: at.y + radius, above: at.y - radius - LINE },
  }[side];
  return { left, top, right: left + width, bottom: top + LINE };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Whether a line crosses a box. Tests a point every 5 pixels. */
function isCrossed(box: Box, line: Point[]): boolean {
  return line.some((end, index) => {
    const start = line[index - 1];
    if (!start) return false;
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 5);
    return Array.from({ length: steps }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / steps,
      y: start.y + ((end.y - start.y) * step) / steps,
    })).some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}

type Drawn = {
  marks: Named[];
  lines: Point[][];
  /** Other elements on the map, such as the overview. */
  covered?: Box[];
  width: number;
  height: number;
};

/**
 * The side of its mark on which each name fits, or undefined if it fits on none. A name stays inside the map, covers
 * no mark, earlier name or other element, and avoids the lines if it can. All values are in screen pixels.
 */
export function placeNames({
  marks,
  lines,
  covered = [],
  width,
  height,
}: Drawn): (NameSide | undefined)[] {
  const taken = marks.map(({ at, radius }) => boxAround(at, radius));
  return marks.map((mark, index) => {
    const free = sides.filter((side) => {
      const box = nameBox(mark, side);
      const isInside =
        box.left >= 6 && box.top >= 6 && box.right <= width - 6 && box.bottom <= height - 6;
      return (
        isInside &&
        !covered.some((other) => overlap(box, other)) &&
        !taken.some((other, at) => at !== index && overlap(box, other))
      );
    });
    const clear = free.find((side) => !lines.some((line) => isCrossed(nameBox(mark, side), line)));
    const side = clear ?? free[0];
    if (side) taken.push(nameBox(mark, side));
    return side;
  });
}
