import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadParts } from './hydrate/lazy-section.tsx';
import { keepTrueAges } from '#lib/offline/true-ages.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { persistQueries, putBackQueries, type StoredQuery } from '#lib/query-persistence.ts';
import { whenTakenOver } from './hydrate/when-hydrated.ts';
import { SiteApp } from '#app/site-app.tsx';
import { matchRoute, preloadRoute, warmRoute } from '#app/site-routes.ts';
import '#styles/site.css';

// Asked for at each use: where storage is forbidden, its very name throws.
const browserStore = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const QUICK_MS = 2000;

/** What a page says of itself in the document's head. */
const PAGE_TAGS =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter"], meta[property], ' +
  'link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const queryClient = createQueryClient();
keepTrueAges(queryClient);
const address = window.location.pathname + window.location.search;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const site = (
  <StrictMode>
    <BrowserRouter>
      <SiteApp queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

/** What the build read for this page. It is only as old as the build. */
function putBackPageData(): StoredQuery[] {
  const text = document.getElementById('page-data')?.textContent;
  const queries = text ? (JSON.parse(text) as StoredQuery[]) : [];
  putBackQueries(queryClient, queries);
  return queries;
}

const { pathname } = window.location;
/** Set by public/theme.js: what is served does not answer what the address asks. */
const asked = 'waits-for-answer';
const { classList } = document.documentElement;
if (root.dataset.route === matchRoute(pathname).route.path && !classList.contains(asked)) {
  // Served HTML is taken over once the page's code is there, and stored data joins after that.
  const keys = putBackPageData().map(({ key }) => key);
  void preloadRoute(pathname)
    // Where all came quickly, all of the page can be taken over at once.
    .then(() => (performance.now() < QUICK_MS ? preloadParts() : undefined))
    .then(() => {
      // In small steps, between which the page answers.
      startTransition(() => {
        hydrateRoot(root, site);
      });
      persistQueries(queryClient, browserStore, { keys, until: whenTakenOver() });
    });
} else {
  // Or the shell, or the page for lost addresses served for a record that is younger than the build.
  persistQueries(queryClient, browserStore);
  void warmRoute(queryClient, address);
  root.replaceChildren();
  classList.remove(asked);
  // The document's own head would stay in front of every page's.
  for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove();
  createRoot(root).render(site);
}
