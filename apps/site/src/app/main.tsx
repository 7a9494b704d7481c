import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { persistQueries, putBackQueries, type StoredQuery } from '#lib/query-persistence.ts';
import { SiteApp } from './site-app.tsx';
import { matchRoute, preloadRoute, warmRoute } from './site-routes.ts';
import '../styles/site.css';

// Asked for at each use: where storage is forbidden, its very name throws.
const browserStore = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const queryClient = createQueryClient();
const address = window.location.pathname + window.location.search;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const site = (
  <StrictMode>
    {/* Links fetch ahead, so a page opens at once; a transition would only hold back its "Loading...". */}
    <BrowserRouter useTransitions={false}>
      <SiteApp queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

/** What the build read for this page. It is only as old as the build. */
function putBackPageData() {
  const text = document.getElementById('page-data')?.textContent;
  if (text) putBackQueries(queryClient, JSON.parse(text) as StoredQuery[]);
}

const { pathname } = window.location;
if (root.dataset.route === matchRoute(pathname).route.path) {
  // Served HTML is taken over once the page's code is there, and stored data joins after that.
  putBackPageData();
  void preloadRoute(pathname).then(() => {
    hydrateRoot(root, site);
    persistQueries(queryClient, browserStore);
  });
} else {
  // The shell, or the page for lost addresses served for a record that is younger than the build.
  persistQueries(queryClient, browserStore);
  void warmRoute(queryClient, address);
  root.replaceChildren();
  // The document's own head would stay in front of every page's.
  for (const tag of document.querySelectorAll('title, meta[name="robots"]')) tag.remove();
  createRoot(root).render(site);
}
