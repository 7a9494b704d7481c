import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { illustrations } from './catalogue.ts';
import { colours } from './colours.ts';
import { loadScenes } from './load-scenes.ts';
import { toSvg } from './svg.ts';

/**
 * Renders the scenes named as arguments (or all) to the site's public folder:
 * <slug>.webp (960 wide) and <slug>-{480,960,1600}.avif, <slug>-{480,1600}.webp.
 */
const target = fileURLToPath(new URL('../../../apps/site/public/illustrations/', import.meta.url));
const sizes = [
  { width: 480, height: 320, limit: 20, avif: 60, webp: 78 },
  { width: 960, height: 640, limit: 60, avif: 58, webp: 76 },
  { width: 1600, height: 1067, limit: 110, avif: 54, webp: 72 },
] as const;

/** Palm leaves weigh more than sky: lowers the quality until the file keeps to its limit (kB). */
async function within(
  limit: number,
  quality: number,
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  const encoded = await encode(quality).toBuffer();
  return encoded.length <= limit * 1024 || quality <= 40
    ? encoded
    : within(limit, quality - 6, encode);
}

const described = new Set(illustrations.map(({ slug }) => slug));
const averages: Record<string, string> = { ...colours };

await mkdir(target, { recursive: true });
for (const [slug, scene] of await loadScenes(process.argv.slice(2))) {
  if (!described.has(slug)) throw new Error(`${slug} has no entry in catalogue.ts`);
  const original = await sharp(Buffer.from(toSvg(scene)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { channels } = await sharp(original).stats();
  averages[slug] =
    `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
  const weights: string[] = [];
  for (const { width, height, limit, avif, webp } of sizes) {
    const resized = sharp(original).resize(width, height, { fit: 'fill' });
    const name = width === 960 ? slug : `${slug}-${width}`;
    const encoded = [
      await within(limit, avif, (quality) => resized.clone().avif({ quality, effort: 3 })),
      await within(limit, webp, (quality) => resized.clone().webp({ quality, effort: 5 })),
    ] as const;
    await writeFile(`${target}${slug}-${width}.avif`, encoded[0]);
    await writeFile(`${target}${name}.webp`, encoded[1]);
    weights.push(
      `${width}: ${encoded.map(({ length }) => `${(length / 1024).toFixed(0)} kB`).join(' / ')}`,
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
