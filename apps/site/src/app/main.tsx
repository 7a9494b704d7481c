import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { persistQueries } from '#lib/query-persistence.ts';
import { SiteApp } from './site-app.tsx';
import { warmRoute } from './site-routes.ts';
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

if (root.hasChildNodes()) {
  // Served HTML is taken over once the page's code is there, and stored data joins after that.
  void warmRoute(queryClient, address).then(() => {
    hydrateRoot(root, site);
    persistQueries(queryClient, browserStore);
  });
} else {
  persistQueries(queryClient, browserStore);
  void warmRoute(queryClient, address);
  // The shell's own title would stay in front of every page's.
  document.querySelector('title')?.remove();
  createRoot(root).render(site);
}
