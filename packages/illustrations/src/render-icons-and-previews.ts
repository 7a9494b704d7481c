import { mkdir, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the icons of the installed app from the favicon, and a link preview (JPEG) of each rendered
 * illustration: not every chat supports WebP, and none supports SVG.
 */
const site = fileURLToPath(new URL('../../../apps/site/public/', import.meta.url));
const PAPER = '#fbf7f0';

const mark = await readFile(`${site}favicon.svg`);

/** The favicon on a background; `share` is its share of the width. */
async function icon(name: string, size: number, share: number, background: string): Promise<void> {
  const own = Math.round(size * share);
  const drawn = await sharp(mark, { density: 600 }).resize(own, own).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${site}icons/${name}.png`);
}

await mkdir(`${site}icons`, { recursive: true });
for (const size of [192, 512]) {
  await icon(`app-${size}`, size, 0.94, 'transparent');
  // Phones may crop maskable icons to a circle of 80 % of the width.
  await icon(`app-maskable-${size}`, size, 0.58, PAPER);
}
await icon('app-180', 180, 0.7, PAPER);

await mkdir(`${site}share`, { recursive: true });
const large = (await readdir(`${site}illustrations`)).filter((name) => name.endsWith('-1600.webp'));
for (const name of large) {
  await sharp(`${site}illustrations/${name}`)
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true, progressive: true })
    .toFile(`${site}share/${name.replace('-1600.webp', '.jpg')}`);
}
