import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '#app/site-app.tsx';
import { matchRoute, preloadRoute, warmRoute } from '#app/site-routes.ts';
import { keepServedData } from '#hydrate/use-query.ts';
import { whenHydrated } from '#hydrate/when-hydrated.ts';
import { pathOf } from '#lib/address.ts';
import { applyCopyAges } from '#lib/offline/copy-ages.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { mergeQueries, persistQueries, type StoredQuery } from '#lib/storage/query-persistence.ts';
import { locale } from '#messages/locale.ts';
import '#styles/site.css';

// `localStorage` throws where storage is forbidden, so it is read at each use.
const browserStore = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const watching = import('./after-start.ts').then(
  ({ watchPage }) => watchPage(import.meta.url),
  () => {},
);

const queryClient = createQueryClient();
applyCopyAges(queryClient);
const path = pathOf(window.location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const site = (
  <StrictMode>
    <BrowserRouter basename={locale.prefix || '/'}>
      <SiteApp queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

/** The data that the build rendered this page from. */
function putBackPageData(): StoredQuery[] {
  const text = document.getElementById('page-data')?.textContent;
  const queries = text ? (JSON.parse(text) as StoredQuery[]) : [];
  mergeQueries(queryClient, queries);
  keepServedData(queries);
  return queries;
}

/** document/bootstrap.js waits for the event, the end-to-end tests for the attribute. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('page-hydrated'));
}

/** Set by document/bootstrap.js: the prerendered content does not fit the address's query. */
const CLIENT_RENDERED = 'client-rendered';

/** The build renders only the title of such a page and a loading message, so rendering it from scratch is faster than hydrating. */
const IS_WAITING = document.querySelector('script[data-waits]') !== null;

async function start(root: HTMLElement): Promise<void> {
  const { classList } = document.documentElement;
  const { route } = matchRoute(path);
  const isServed = root.dataset.route === route.path && !classList.contains(CLIENT_RENDERED);
  const isHydrated = isServed && !IS_WAITING;
  // Hosts serve 404.html for what is no page.
  const isKnown = isHydrated && route.path !== '*';
  const notServed = isKnown ? undefined : await import('./not-served.ts').catch(() => undefined);
  if (notServed?.leadElsewhere()) return;
  if (isHydrated) {
    // Data stored by an earlier visit is restored after hydration, which must render what was prerendered.
    const keys = putBackPageData().map(({ key }) => key);
    await preloadRoute(path);
    // Time-sliced.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    const hydrated = whenHydrated();
    persistQueries(queryClient, browserStore, { keys, until: hydrated });
    await hydrated;
  } else {
    // A page that waits, the empty document, or 404.html served for a record published after the build.
    if (isServed) putBackPageData();
    persistQueries(queryClient, browserStore);
    void warmRoute(queryClient, path + window.location.search);
    // The prerendered header and footer keep their place until the page's code is loaded.
    classList.toggle(CLIENT_RENDERED, !isServed);
    await preloadRoute(path);
    root.replaceChildren();
    classList.remove(CLIENT_RENDERED);
    notServed?.removePageTags();
    createRoot(root).render(site);
  }
  await watching;
  markHydrated();
}

void start(root);
