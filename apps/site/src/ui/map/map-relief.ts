import { type Point, project } from './map-projection.ts';

// Latitude and longitude of the hill and dune symbols.
const heights: [latitude: number, longitude: number][] = [
  [34.7, -1.3],
  [35.1, -0.35],
  [35.8, 1.6],
  [35.75, 2.35],
  [36.25, 1.05],
  [36.4, 4.5],
  [36.45, 5.45],
  [36.35, 7.3],
  [36.3, 8.1],
  [32.7, -0.9],
  [33.15, 0.2],
  [33.75, 1.5],
  [34.7, 3.7],
  [35.3, 5.1],
  [35.3, 6.6],
  [34.95, 7.5],
  [23.5, 5.3],
  [23.2, 6.2],
  [24.1, 5.7],
  [22.5, 6.5],
  [25.9, 7.2],
  [25.3, 8.5],
  [25.3, 6.5],
  [24.7, 4.2],
  [25.2, 3.1],
  [26.6, -5.1],
];
const dunes: [latitude: number, longitude: number][] = [
  [31.2, -1.1],
  [30.4, -0.9],
  [30.6, 0.9],
  [31, 1.6],
  [32.3, 7],
  [31.6, 7.9],
  [31, 6.6],
  [30.9, 8.5],
  [28.9, 7.9],
  [29.3, 7.1],
  [29.4, 8.6],
  [26.9, -2.9],
  [25.3, -1.2],
  [25.5, -2.9],
  [27.5, -4.6],
  [26.9, -6.2],
  [27.3, -2],
];

const toPoint = ([latitude, longitude]: [number, number]): Point =>
  project({ latitude, longitude });

export const mountainSigns = heights.map(toPoint);
export const duneSigns = dunes.map(toPoint);
