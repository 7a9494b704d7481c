const UPDATE_EVERY_MS = 60 * 60 * 1000;

/** The script that this page runs on, as the service worker names its own. */
function entryOfThisPage(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
}

function entryOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('entry', [port2]);
  });
}

/** What was fetched before the service worker watched, so that the first page read is there as well. */
function handOver(worker: ServiceWorker): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ keep: [location.pathname, ...fetched] });
}

/**
 * Starts the service worker. @param onWaiting a version waits that is not the one this page runs on:
 * whoever opens the site afresh has the new one anyway.
 */
export async function startServiceWorker(
  onWaiting: (worker: ServiceWorker) => void,
): Promise<(() => void) | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  // Forbidden, as in some private windows: the site is as good as before.
  if (!registration) return undefined;

  const isFirst = serviceWorker.controller === null;
  if (isFirst) void serviceWorker.ready.then(({ active }) => active && handOver(active));

  const look = async () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    if ((await entryOf(waiting)) !== entryOfThisPage()) onWaiting(waiting);
  };
  void look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  // The browser looks for a new version with each document; this is for pages that stay open.
  const timer = setInterval(() => void registration.update().catch(() => {}), UPDATE_EVERY_MS);
  return () => clearInterval(timer);
}

/** Gives the page to the new version, at the visitor's word alone. */
export function takeOver(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  // Somebody said so in another tab already.
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}
