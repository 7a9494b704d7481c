// Offline support. A new version waits until the page activates it.

import { splitAddress } from '@expat-buddy/domain/language/addresses';
import type { Language } from '@expat-buddy/domain/language/languages';
import type { Locale } from '@expat-buddy/domain/language/locales';
import { locales } from '@expat-buddy/domain/language/locales';
import { dated, isSavedCache, shellIn } from '../src/lib/offline/copies.ts';
import { classifyRequest } from './classify-request.ts';
import { ASSETS, readingCaches, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files that pages of a language need offline. Defined by the build. */
declare const __SHELL_FILES__: Readonly<Record<Language, readonly string[]>>;
/** The entry scripts of this version. */
declare const __ENTRIES__: readonly string[];
declare const __API_ORIGIN__: string;

/** The static routing API, which not every browser supports. */
type RoutingInstallEvent = ExtendableEvent & {
  addRoutes?: (rules: { condition: object; source: 'network' }[]) => Promise<void>;
};

const SHELL = `shell:${__ENTRIES__.join()}`;
const origins = { site: self.location.origin, api: __API_ORIGIN__ };

/** Caches the empty document of a language and its files, for URLs without a copy. */
async function fetchShell(locale: Locale): Promise<void> {
  const shell = await caches.open(SHELL);
  if (await shell.match(shellIn(locale))) return;
  const assets = await caches.open(ASSETS);
  await Promise.all(
    __SHELL_FILES__[locale.language].map(async (path) => {
      if (await assets.match(path)) return;
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path} is missing.`);
      await assets.put(path, dated(response));
    }),
  );
  const document = await fetch(shellIn(locale), { cache: 'no-cache' });
  if (!document.ok) throw new Error('The empty document is missing.');
  await shell.put(shellIn(locale), dated(document));
}

const localeOfUrl = (url: string) => splitAddress(new URL(url).pathname).locale;

/** The languages of the open pages. */
async function localesInUse(): Promise<Locale[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = new Set(pages.map(({ url }) => localeOfUrl(url)));
  return used.size > 0 ? [...used] : [locales.en];
}

async function fetchShellsInUse(): Promise<void> {
  await Promise.all((await localesInUse()).map(fetchShell));
}

async function dropOldCaches(): Promise<void> {
  const isKept = (name: string) =>
    name === SHELL || readingCaches.includes(name) || isSavedCache(name);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isKept(name)).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetchShellsInUse());
  const rules = ['/admin', '/admin/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }));
  void (event as RoutingInstallEvent).addRoutes?.(rules).catch(() => {});
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldCaches(),
      // Requests the page while the service worker starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, origins);
  // The visitor may have changed the language since the installation.
  if (kind === 'page' || kind === 'private') {
    event.waitUntil(fetchShell(localeOfUrl(event.request.url)).catch(() => {}));
  }
  if (kind) event.respondWith(strategies[kind].handle({ event, request: event.request }));
});

/** Caches what the page fetched before the service worker was active. */
async function keep(event: ExtendableMessageEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    const { url, method, headers, referrer } = request;
    const kind =
      classifyRequest(request, origins) ??
      classifyRequest({ url, method, headers, referrer, mode: 'navigate' }, origins);
    if (kind) await strategies[kind].handle({ event, request }).catch(() => {});
  }
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'activate') void self.skipWaiting();
  if (data === 'entries') ports[0]?.postMessage(__ENTRIES__);
  if (Array.isArray(data?.keep)) event.waitUntil(keep(event, data.keep));
});
