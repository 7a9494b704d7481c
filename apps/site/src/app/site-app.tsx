import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Prefetch, PrefetchContext } from '#lib/prefetch-context.ts';
import { SiteShell } from './shell/site-shell.tsx';
import { SitePages } from './site-pages.tsx';
import { warmRoute } from './site-routes.ts';

/** The site below its router; client and server entry each bring their own. */
export function SiteApp({ queryClient }: { queryClient: QueryClient }) {
  const prefetch = useCallback<Prefetch>(
    (href) => void warmRoute(queryClient, href),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PrefetchContext value={prefetch}>
        <SiteShell>
          <SitePages />
        </SiteShell>
      </PrefetchContext>
    </QueryClientProvider>
  );
}
