import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderIcons } from './render-icons.ts';

/**
 * Renders the icons of the installed app from the favicon, and a link preview (JPEG) of each rendered
 * illustration: not every chat supports WebP, and none supports SVG.
 */
const site = fileURLToPath(new URL('../../../apps/site/public/', import.meta.url));
await renderIcons(site);

await mkdir(`${site}share`, { recursive: true });
const large = (await readdir(`${site}illustrations`)).filter((name) => name.endsWith('-1600.webp'));
for (const name of large) {
  await sharp(`${site}illustrations/${name}`)
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true, progressive: true })
    .toFile(`${site}share/${name.replace('-1600.webp', '.jpg')}`);
}
