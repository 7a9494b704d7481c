import { type Browser, chromium } from 'playwright';
import { findChromium } from '../tests/chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const path = await findChromium();
  if (!path) throw new Error('No browser was found, and none could be installed.');
  return chromium.launch({
    ...(path === 'playwright' ? {} : { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
}
