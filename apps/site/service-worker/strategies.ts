import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy, StrategyOptions } from 'workbox-strategies/Strategy.js';
import { APP_SHELL, copyKey, dated, isSavedCache } from '../src/lib/offline/copies.ts';
import type { Kind } from './kind-of-request.ts';
import { pictureFamily } from './picture-family.ts';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;

export const ASSETS = 'assets';
/** Those that grow as somebody reads on; each has its bound. */
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

/** Only what arrived whole is kept, with its date. */
const dating: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? dated(response) : null),
};

/** What is no longer among the pages read lately may be saved. */
const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await savedCopy(request)) ?? null,
};

const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds });

/** What can be missed makes room when the device is full. */
const expendable = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });

/** A page's HTML is the same whatever its query says; and what a query says may be somebody's own words. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const orShell: WorkboxPlugin = {
  handlerDidError: async () => caches.match(APP_SHELL, matchOptions),
};

const byQuestion: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request: { url, method, headers } }) =>
    copyKey({ url, method, accept: headers.get('accept') }),
};

const pictures: WorkboxPlugin = {
  // A copy that may not be looked into counts as several megabytes each.
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
    plugins: [byPath, dating, bounded(40, MONTH_S), orSaved, orShell],
  }),
  data: new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: 10,
    matchOptions,
    plugins: [byQuestion, dating, bounded(250, MONTH_S), orSaved],
  }),
  asset: new CacheFirst({
    cacheName: ASSETS,
    matchOptions,
    plugins: [dating, bounded(150, 3 * MONTH_S), orSaved],
  }),
  part: new StaleWhileRevalidate({
    cacheName: ASSETS,
    matchOptions,
    plugins: [dating, bounded(150, 3 * MONTH_S), orSaved],
  }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    matchOptions,
    plugins: [pictures, dating, expendable(120), orSaved],
  }),
};
