import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { SiteApp } from '#app/site-app.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { ToasterSlot } from '#ui/toast/toaster-slot.tsx';
import './fail-on-console-errors.ts';
import '#styles/site.css';

/** The client of the site, except that it repeats a failed request at once. */
function createImpatientClient() {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/**
 * Renders the whole site at an address, as a browser does where nothing was prerendered.
 * @param prepare puts data of an earlier read into the cache.
 */
export function renderPage(address: string, prepare?: (client: QueryClient) => void) {
  const client = createImpatientClient();
  prepare?.(client);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SiteApp queryClient={client} />
    </MemoryRouter>,
  );
}

/** Renders a component with what the site provides around every page. */
export function renderInSite(component: ReactNode, address = '/') {
  return render(
    <QueryClientProvider client={createImpatientClient()}>
      <MemoryRouter initialEntries={[address]}>
        <main>{component}</main>
        <ToasterSlot />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
