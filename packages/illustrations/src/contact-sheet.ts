import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadScenes } from './load-scenes.ts';
import { toSvg } from './svg.ts';

/**
 * Renders all scenes, or those named as arguments, side by side into one PNG in the temporary
 * folder, as a preview while drawing. A single scene is 960 pixels wide.
 */
const scenes = await loadScenes(process.argv.slice(2));
const columns = scenes.size > 6 ? 4 : Math.min(2, scenes.size);
const width = scenes.size > 6 ? 480 : scenes.size > 1 ? 800 : 960;
const height = Math.round((width * 2) / 3);
const tiles = await Promise.all(
  [...scenes.values()].map(async (scene, i) => ({
    input: await sharp(Buffer.from(toSvg(scene)))
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer(),
    left: (i % columns) * (width + 8),
    top: Math.floor(i / columns) * (height + 8),
  })),
);
const rows = Math.ceil(tiles.length / columns);
const sheet = {
  width: columns * (width + 8),
  height: rows * (height + 8),
  channels: 3 as const,
  background: '#ffffff',
};
const file = join(tmpdir(), 'illustrations.png');
await sharp({ create: sheet }).composite(tiles).png().toFile(file);
console.log(file);
