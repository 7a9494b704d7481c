import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageFallback } from './page-fallback.tsx';
import { matchRoute } from './site-routes.ts';

/** Each page has its own boundaries, which a new URL resets. */
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
