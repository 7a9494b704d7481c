import { Brush } from './kit/brush.ts';
import type { Scene } from './kit/scene.ts';
import { HEIGHT, WIDTH } from './kit/shapes.ts';

/** The whole picture as one SVG document. */
export function toSvg(scene: Scene): string {
  const brush = new Brush();
  const layers = [...scene(brush), brush.paper()];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${brush.defs.join('')}</defs>${layers.join('')}</svg>`;
}
