import type { QueryClient } from '@tanstack/react-query';
import { whenHydrated } from '#hydrate/when-hydrated.ts';
import { watchers } from '#lib/offline/connection.ts';
import { copyKey, dated, savedCache, shellOf } from '#lib/offline/copies.ts';
import { savedPages, withPage } from '#lib/offline/page-lists.ts';
import { isStorageForbidden } from '#lib/storage/read-text.ts';
import { filesOfThisPage, picturesOfThisPage } from './page-files.ts';

type Saving = {
  path: string;
  title: string;
  client: QueryClient;
  prepare: () => Promise<unknown>;
};

export type SaveFailure = 'failed' | 'noRoom' | 'unsupported';

/** The saved document's own files: a newer version may have been deployed since. */
const filesIn = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);

async function saveDocument(cache: Cache, path: string): Promise<string[]> {
  let answer = await fetch(path);
  // A record that is newer than the build has no page yet.
  if (!answer.ok) answer = await fetch(shellOf(path));
  if (!answer.ok) throw new Error(`${path} could not be read.`);
  const html = await answer.clone().text();
  await cache.put(path, dated(answer));
  return filesIn(html);
}

/** Refetches everything on the page and stores each response. */
async function saveData(cache: Cache, client: QueryClient): Promise<void> {
  const kept: Promise<void>[] = [];
  const watch = ({ url, method, headers }: Request, answer: Response) => {
    if (answer.status !== 200) return;
    const key = copyKey({ url, method, accept: headers.get('accept') });
    kept.push(cache.put(key, dated(answer)));
  };
  watchers.add(watch);
  try {
    await client.refetchQueries({ type: 'active' }, { throwOnError: true });
    await Promise.all(kept);
  } finally {
    watchers.delete(watch);
  }
}

async function saveFile(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} could not be read.`);
  await cache.put(address, dated(answer));
}

/**
 * Saves the open page with its data, images and code, so that neither a full cache nor a new
 * version removes it. Saves everything or nothing.
 * @returns why it could not be saved; undefined on success
 */
export async function savePage(page: Saving): Promise<SaveFailure | undefined> {
  const { path, title, client, prepare } = page;
  const isServed = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!isServed || !('caches' in window) || isStorageForbidden()) return 'unsupported';
  const name = savedCache(path);
  try {
    const cache = await caches.open(name);
    const named = await saveDocument(cache, path);
    // The data of every section is saved.
    await whenHydrated();
    await Promise.all([saveData(cache, client), prepare()]);
    const addresses = [...named, ...filesOfThisPage(), ...(await picturesOfThisPage())];
    await Promise.all([...new Set(addresses)].map((address) => saveFile(cache, address)));
    const pages = withPage(savedPages.read(), { path, title, at: Date.now() });
    if (!savedPages.write(pages)) throw new DOMException('No room', 'QuotaExceededError');
    // Asks the browser not to evict this site; it may refuse.
    void navigator.storage?.persist?.();
    return undefined;
  } catch (error) {
    await caches.delete(name).catch(() => {});
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'noRoom' : 'failed';
  }
}
