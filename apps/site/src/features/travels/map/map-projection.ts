/** What the map of Algeria shows, in degrees; the outline is drawn for exactly this frame. */
export const frame = { west: -9.8, east: 13.1, south: 18.2, north: 38.2 } as const;

/** Units of the drawing: a hundred to a degree of latitude. */
const UNITS_PER_DEGREE = 100;
// A degree of longitude is as much shorter as it is in the middle of the country.
const middle = (frame.south + frame.north) / 2;
const unitsPerDegreeEast = UNITS_PER_DEGREE * Math.cos((middle * Math.PI) / 180);

export const drawing = {
  width: Math.round((frame.east - frame.west) * unitsPerDegreeEast),
  height: Math.round((frame.north - frame.south) * UNITS_PER_DEGREE),
} as const;

/** A point of the drawing, in its units from the upper left. */
export type Point = { x: number; y: number };

/** The place of a point, the other way round. */
export function unproject({ x, y }: Point): { latitude: number; longitude: number } {
  return {
    longitude: frame.west + x / unitsPerDegreeEast,
    latitude: frame.north - y / UNITS_PER_DEGREE,
  };
}

/** Where a place lies on the map: equirectangular, true to scale in the middle of the country. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return {
    x: (longitude - frame.west) * unitsPerDegreeEast,
    y: (frame.north - latitude) * UNITS_PER_DEGREE,
  };
}
