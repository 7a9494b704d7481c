import { savedCache } from './copies.ts';
import { savedPages } from './page-lists.ts';

export async function removePage(path: string): Promise<void> {
  await caches.delete(savedCache(path));
  savedPages.write(savedPages.read().filter((page) => page.path !== path));
}

/** Removes pages from the list that the browser has evicted. */
export async function forgetLostPages(): Promise<void> {
  if (!('caches' in window)) return;
  const names = new Set(await caches.keys());
  const pages = savedPages.read();
  const there = pages.filter(({ path }) => names.has(savedCache(path)));
  if (there.length < pages.length) savedPages.write(there);
}
