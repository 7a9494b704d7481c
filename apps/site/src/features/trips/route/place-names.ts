import type { Point } from '#ui/map/map-projection.ts';

/** In screen pixels from the top left of the map. */
type Box = { left: number; top: number; right: number; bottom: number };
export type NameSide = 'right' | 'left' | 'below' | 'above';
export type Named = { name: string; at: Point; radius: number };

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

/**
 * The side of its mark on which each name fits: inside the map, clear of marks and earlier names.
 * Undefined where there is none.
 */
export function placeNames(marks: Named[], map: { width: number; height: number }) {
  const taken = marks.map(({ at, radius }) => boxAround(at, radius));
  return marks.map((mark): NameSide | undefined => {
    const own = boxAround(mark.at, mark.radius);
    const side = sides.find((candidate) => {
      const box = nameBox(mark, candidate);
      const isInside =
        box.left >= 6 && box.top >= 6 && box.right <= map.width - 6 && box.bottom <= map.height - 6;
      return isInside && !taken.some((other) => overlap(box, other) && !isEqual(own, other));
    });
    if (side) taken.push(nameBox(mark, side));
    return side;
  });
}

const isEqual = (one: Box, other: Box) => one.left === other.left && one.top === other.top;
