/** In degrees. The outline is generated for exactly this frame. */
export const frame = { west: -9.8, east: 13.1, south: 18.2, north: 38.2 } as const;

/** Units of the drawing: a hundred to a degree of latitude. */
const UNITS_PER_DEGREE = 100;
// A degree of longitude is scaled for the middle of the country.
const middle = (frame.south + frame.north) / 2;
const unitsPerDegreeEast = UNITS_PER_DEGREE * Math.cos((middle * Math.PI) / 180);

export const drawing = {
  width: Math.round((frame.east - frame.west) * unitsPerDegreeEast),
  height: Math.round((frame.north - frame.south) * UNITS_PER_DEGREE),
} as const;

/** In units of the drawing, from the top left. */
export type Point = { x: number; y: number };

export function unproject({ x, y }: Point): { latitude: number; longitude: number } {
  return {
    longitude: frame.west + x / unitsPerDegreeEast,
    latitude: frame.north - y / UNITS_PER_DEGREE,
  };
}

/** Equirectangular, true to scale in the middle of the country. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return {
    x: (longitude - frame.west) * unitsPerDegreeEast,
    y: (frame.north - latitude) * UNITS_PER_DEGREE,
  };
}
