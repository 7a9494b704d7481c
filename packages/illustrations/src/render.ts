import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { colours } from './colours.ts';
import { loadScenes } from './load-scenes.ts';
import { toSvg } from './svg.ts';

/**
 * Renders the scenes named as arguments (or all) to the site's public folder:
 * <slug>.webp (960 wide) and <slug>-{480,960,1600}.avif, <slug>-{480,1600}.webp.
 */
const target = fileURLToPath(new URL('../../../apps/site/public/illustrations/', import.meta.url));
const sizes = [
  { width: 480, height: 320, avif: 60, webp: 78 },
  { width: 960, height: 640, avif: 58, webp: 76 },
  { width: 1600, height: 1067, avif: 54, webp: 72 },
] as const;

const averages: Record<string, string> = { ...colours };

await mkdir(target, { recursive: true });
for (const [slug, scene] of await loadScenes(process.argv.slice(2))) {
  const original = await sharp(Buffer.from(toSvg(scene)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { channels } = await sharp(original).stats();
  averages[slug] =
    `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
  const weights: string[] = [];
  for (const { width, height, avif, webp } of sizes) {
    const resized = sharp(original).resize(width, height, { fit: 'fill' });
    const name = width === 960 ? slug : `${slug}-${width}`;
    const written = await Promise.all([
      resized.clone().avif({ quality: avif, effort: 3 }).toFile(`${target}${slug}-${width}.avif`),
      resized.clone().webp({ quality: webp, effort: 5 }).toFile(`${target}${name}.webp`),
    ]);
    weights.push(
      `${width}: ${written.map(({ size }) => `${(size / 1024).toFixed(0)} kB`).join(' / ')}`,
    );
  }
  console.log(`${slug.padEnd(22)} avif/webp  ${weights.join('   ')}`);
}

const lines = Object.keys(averages)
  .sort()
  .map((slug) => `  '${slug}': '${averages[slug]}',\n`);
await writeFile(
  new URL('./colours.ts', import.meta.url),
  `/** Average colour of each picture, written by render.ts. */\nexport const colours: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
