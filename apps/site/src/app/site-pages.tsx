import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageFallback } from './page-fallback.tsx';
import { notFoundRoute, siteRoutes } from './site-routes.ts';

export function SitePages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<FailurePage />}>
      <Suspense fallback={<PageFallback />}>
        <Routes>
          {[...siteRoutes, notFoundRoute].map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
