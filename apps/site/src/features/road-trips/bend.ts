/** The direction in which the road curves; it alternates by day. */
export type Bend = 1 | -1;

const SWING = 26;
const SAMPLES = 24;

/** The horizontal position in percent at `part` (0 to 1) of the way down. */
export function roadAt(part: number, bend: Bend): number {
  return 50 + bend * SWING * Math.sin(Math.PI * part) ** 2;
}

/** An SVG path in a viewBox of 100 by 100, vertical at both ends. */
export function roadPath(bend: Bend): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    return `${roadAt(part, bend).toFixed(1)} ${(part * 100).toFixed(1)}`;
  });
  return points.join('L');
}
