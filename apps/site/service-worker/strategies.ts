import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy, StrategyOptions } from 'workbox-strategies/Strategy.js';
import { copyKey, dated, isSavedCache, shellOf } from '../src/lib/offline/copies.ts';
import type { Kind } from './classify-request.ts';
import { pictureFamily } from './picture-family.ts';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;

export const ASSETS = 'assets';
/** Caches that grow while reading, each with a limit. */
export const readingCaches = [ASSETS, 'pages', 'data', 'pictures'];

const matchOptions = { ignoreVary: true };

async function savedCopy(key: Request): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isSavedCache)) {
    const copy = await (await caches.open(name)).match(key, matchOptions);
    if (copy) return copy;
  }
}

async function siblingOf(url: string): Promise<Response | undefined> {
  const family = pictureFamily(url);
  const names = (await caches.keys()).filter((name) => name === 'pictures' || isSavedCache(name));
  for (const name of names) {
    const cache = await caches.open(name);
    const sibling = (await cache.keys()).find((key) => pictureFamily(key.url) === family);
    if (sibling) return cache.match(sibling, matchOptions);
  }
}

/** Caches complete responses only, with their date. */
const withDate: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? dated(response) : null),
};

/** Falls back to saved pages. */
const fallBackToSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await savedCopy(request)) ?? null,
};

const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds });

/** Evicted first if the device is full. */
const evictable = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });

/** Ignores the query: the HTML is the same for each, and a query may contain personal input. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const fallBackToShell: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    caches.match(shellOf(new URL(request.url).pathname), matchOptions),
};

const byQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request: { url, method, headers } }) =>
    copyKey({ url, method, accept: headers.get('accept') }),
};

const pictures: WorkboxPlugin = {
  // An opaque response counts as several megabytes towards the quota.
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors'
      ? new Request(request.url, { mode: 'cors', credentials: 'omit' })
      : request,
  handlerDidError: async ({ request }) =>
    (await siblingOf(request.url)) ?? (await fetch(request).catch(() => undefined)),
};

export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 4,
    matchOptions,
    plugins: [byPath, withDate, bounded(40, MONTH_S), fallBackToSaved, fallBackToShell],
  }),
  private: new NetworkOnly({ plugins: [fallBackToShell] }),
  data: new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: 10,
    matchOptions,
    plugins: [byQuery, withDate, bounded(250, MONTH_S), fallBackToSaved],
  }),
  asset: new CacheFirst({
    cacheName: ASSETS,
    matchOptions,
    plugins: [withDate, bounded(150, 3 * MONTH_S), fallBackToSaved],
  }),
  static: new StaleWhileRevalidate({
    cacheName: ASSETS,
    matchOptions,
    plugins: [withDate, bounded(150, 3 * MONTH_S), fallBackToSaved],
  }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    matchOptions,
    plugins: [pictures, withDate, evictable(120), fallBackToSaved],
  }),
};
