import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage, type PageProps } from '#hydrate/lazy-page.tsx';
import { paths } from '#lib/paths.ts';

type SiteRoute = LazyPage & { path: string };

const eventPage = lazyPage(() => import('./pages/events/event-page.tsx'));

/** The public routes of the specification (section 2), and the pages in the footer. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: paths.home, ...lazyPage(() => import('./pages/home/home-page.tsx')) },
  { path: paths.activities, ...lazyPage(() => import('./pages/activities/activities-page.tsx')) },
  {
    path: '/activity-categories/:id',
    ...lazyPage(() => import('./pages/activities/activity-category-page.tsx')),
  },
  { path: '/activities/:id', ...lazyPage(() => import('./pages/activity/activity-page.tsx')) },
  { path: paths.travels, ...lazyPage(() => import('./pages/travels/travels-page.tsx')) },
  { path: '/travels/:id', ...lazyPage(() => import('./pages/travel/travel-page.tsx')) },
  { path: '/categories/:route', ...lazyPage(() => import('./pages/category/category-page.tsx')) },
  { path: paths.services, ...lazyPage(() => import('./pages/services/services-page.tsx')) },
  { path: paths.contact, ...lazyPage(() => import('./pages/contact/contact-page.tsx')) },
  { path: paths.search, ...lazyPage(() => import('./pages/search/search-page.tsx')) },
  { path: paths.rvRental, ...lazyPage(() => import('./pages/rv-rental/rv-rental-page.tsx')) },
  { path: '/rv-rental/:id', ...lazyPage(() => import('./pages/vehicle/vehicle-page.tsx')) },
  { path: '/road-trips/:id', ...lazyPage(() => import('./pages/road-trip/road-trip-page.tsx')) },
  { path: paths.algroove, ...eventPage },
  { path: paths.events, ...lazyPage(() => import('./pages/events/events-page.tsx')) },
  { path: '/events/:id', ...eventPage },
  { path: '/algroove', ...eventPage },
  { path: paths.whyUs, ...lazyPage(() => import('./pages/why-us/why-us-page.tsx')) },
  { path: paths.store, ...lazyPage(() => import('./pages/store/store-page.tsx')) },
  // The knives are a collection too, with its own route.
  { path: '/store/:id', ...lazyPage(() => import('./pages/store/collection-page.tsx')) },
  { path: paths.faq, ...lazyPage(() => import('./pages/faq/faq-page.tsx')) },
  {
    path: paths.entryPapers,
    ...lazyPage(() => import('./pages/statements/entry-papers-page.tsx')),
  },
  { path: paths.livingHere, ...lazyPage(() => import('./pages/statements/living-here-page.tsx')) },
  { path: paths.reviews, ...lazyPage(() => import('./pages/reviews/reviews-page.tsx')) },
  { path: paths.review, ...lazyPage(() => import('./pages/reviews/review-page.tsx')) },
  { path: paths.myInquiry, ...lazyPage(() => import('./pages/my-inquiry/my-inquiry-page.tsx')) },
  { path: paths.privacy, ...lazyPage(() => import('./pages/legal/privacy-page.tsx')) },
  { path: paths.terms, ...lazyPage(() => import('./pages/legal/terms-page.tsx')) },
  { path: paths.cookies, ...lazyPage(() => import('./pages/legal/cookies-page.tsx')) },
  { path: paths.sitemap, ...lazyPage(() => import('./pages/sitemap/sitemap-page.tsx')) },
  { path: paths.saved, ...lazyPage(() => import('./pages/save/saved-page.tsx')) },
  { path: paths.plan, ...lazyPage(() => import('./pages/plan/plan-page.tsx')) },
  { path: paths.preview, ...lazyPage(() => import('./pages/preview/preview-page.tsx')) },
  {
    path: paths.proposalPreview,
    ...lazyPage(() => import('./pages/preview/proposal-preview-page.tsx')),
  },
  {
    path: paths.newsletterConfirm,
    ...lazyPage(() => import('./pages/newsletter/newsletter-confirm-page.tsx')),
  },
  {
    path: paths.newsletterUnsubscribe,
    ...lazyPage(() => import('./pages/newsletter/newsletter-unsubscribe-page.tsx')),
  },
];

const notFoundRoute: SiteRoute = {
  path: '*',
  ...lazyPage(() => import('./pages/not-found-page.tsx')),
};

type RouteMatch = PageProps & { route: SiteRoute };

/**
 * Routes are a flat list, so matching needs no router (4 kB gzip), and a prefetched page is always
 * the one that renders.
 */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of siteRoutes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Preloads the code of the page at `pathname`. A failure shows when the page renders. */
export async function preloadRoute(pathname: string): Promise<void> {
  await matchRoute(pathname)
    .route.preload()
    .catch(() => {});
}

/** Preloads the code and prefetches the data of the page at `href`; failures show when it opens. */
export async function warmRoute(client: QueryClient, href: string): Promise<void> {
  const [pathname = '', query = ''] = href.replace(/#.*$/, '').split(/\?(.*)/s);
  const { route, params } = matchRoute(pathname);
  try {
    const { warm } = await route.preload();
    await warm?.({ client, params, query });
  } catch {
    // The page refetches and shows the error.
  }
}
