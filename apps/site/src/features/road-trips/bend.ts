/** The way a day's piece of road swings out: to the end side, then on the next day back. */
export type Bend = 1 | -1;

const SWING = 26;
const SAMPLES = 24;

/** Where the road is, in percent of its strip's width, at a part (0 to 1) of the day's way down. */
export function roadAt(part: number, bend: Bend): number {
  return 50 + bend * SWING * Math.sin(Math.PI * part) ** 2;
}

/** The points of the day’s road for an SVG path in a field of 100 by 100, upright at both its ends. */
export function roadPath(bend: Bend): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    return `${roadAt(part, bend).toFixed(1)} ${(part * 100).toFixed(1)}`;
  });
  return points.join('L');
}
