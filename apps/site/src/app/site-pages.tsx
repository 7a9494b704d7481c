import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageFallback } from './page-fallback.tsx';
import { matchRoute } from './site-routes.ts';

/** The page of the current address, alone in its boundaries: another address starts afresh. */
export function SitePages() {
  const { pathname } = useLocation();
  const { route, params } = matchRoute(pathname);
  return (
    <ErrorBoundary key={pathname} fallback={<FailurePage />}>
      <Suspense fallback={<PageFallback />}>
        <route.Page params={params} />
      </Suspense>
    </ErrorBoundary>
  );
}
