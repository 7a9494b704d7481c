import type { Brush } from './brush.ts';

/** Draws a picture as SVG layers, from the far plane to the near one. */
export type Scene = (brush: Brush) => readonly string[];
