const UPDATE_EVERY_MS = 60 * 60 * 1000;

/** The page's entry is one of them, in any place: document/load-code.js adds it last. */
const pageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );

/** The entry scripts of its version, one for each language. */
function entriesOf(worker: ServiceWorker): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('entries', [port2]);
  });
}

/** Caches what was fetched before the service worker was active. */
function cacheFetched(worker: ServiceWorker): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const loader = document.querySelector<HTMLScriptElement>('script[data-sections]');
  const sections = loader?.dataset.sections?.split(' ') ?? [];
  worker.postMessage({ keep: [location.pathname, ...fetched, ...sections] });
}

/** @param onWaiting called when a version other than the running one is waiting */
export async function startServiceWorker(
  onWaiting: (worker: ServiceWorker) => void,
): Promise<(() => void) | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  // Registration is not allowed, for example in some private windows.
  if (!registration) return undefined;

  const isFirst = serviceWorker.controller === null;
  if (isFirst) void serviceWorker.ready.then(({ active }) => active && cacheFetched(active));

  const checkWaiting = async () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    const entries = await entriesOf(waiting);
    if (!pageScripts().some((script) => entries.includes(script))) onWaiting(waiting);
  };
  void checkWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void checkWaiting());
  });
  // The browser checks on each navigation. This covers pages that stay open.
  const timer = setInterval(() => void registration.update().catch(() => {}), UPDATE_EVERY_MS);
  return () => clearInterval(timer);
}

export function activate(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  // Another tab has already activated it.
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('activate');
}
