import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const PAPER = '#fbf7f0';

/**
 * Renders the icons of the installed app from the favicon.
 * @param site the folder of the site's public files
 */
export async function renderIcons(site: string): Promise<void> {
  const mark = await readFile(`${site}/favicon.svg`);
  /** The favicon on a background; `share` is its share of the width. */
  const icon = async (name: string, size: number, share: number, background: string) => {
    const own = Math.round(size * share);
    const drawn = await sharp(mark, { density: 600 })
      .resize(own, own, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${site}/icons/${name}.png`);
  };
  await mkdir(`${site}/icons`, { recursive: true });
  for (const size of [192, 512]) {
    await icon(`app-${size}`, size, 0.94, 'transparent');
    // Phones may crop maskable icons to a circle of 80 % of the width.
    await icon(`app-maskable-${size}`, size, 0.58, PAPER);
  }
  await icon('app-180', 180, 0.7, PAPER);
}
