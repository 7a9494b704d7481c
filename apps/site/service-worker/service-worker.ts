// Offline support. A new version waits until the page activates it.
import { APP_SHELL, dated, isSavedCache } from '../src/lib/offline/copies.ts';
import { classifyRequest } from './classify-request.ts';
import { ASSETS, readingCaches, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Precached: what every page starts with. Defined by the build. */
declare const __SHELL_FILES__: readonly string[];
/** The entry script of this version. */
declare const __ENTRY__: string;
declare const __API_ORIGIN__: string;

/** The static routing API, which not every browser supports. */
type RoutingInstallEvent = ExtendableEvent & {
  addRoutes?: (rules: { condition: object; source: 'network' }[]) => Promise<void>;
};

const SHELL = `shell:${__ENTRY__}`;
const origins = { site: self.location.origin, api: __API_ORIGIN__ };

async function fetchShell(): Promise<void> {
  const assets = await caches.open(ASSETS);
  await Promise.all(
    __SHELL_FILES__.map(async (path) => {
      if (await assets.match(path)) return;
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path} is missing.`);
      await assets.put(path, dated(response));
    }),
  );
  const shell = await fetch(APP_SHELL, { cache: 'no-cache' });
  if (!shell.ok) throw new Error('The empty document is missing.');
  await (await caches.open(SHELL)).put(APP_SHELL, dated(shell));
}

async function dropOldCaches(): Promise<void> {
  const isKept = (name: string) =>
    name === SHELL || readingCaches.includes(name) || isSavedCache(name);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isKept(name)).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetchShell());
  const leftAlone = ['/admin', '/admin/*', '/newsletter/*', '/review', '/my-inquiry'];
  const rules = leftAlone.map((pathname) => ({
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
  if (data === 'entry') ports[0]?.postMessage(__ENTRY__);
  if (Array.isArray(data?.keep)) event.waitUntil(keep(event, data.keep));
});
