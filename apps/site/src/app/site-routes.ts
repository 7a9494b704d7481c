import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { heroSlideQueries } from '#features/home/hero-slide-queries.ts';
import { paths } from '#lib/paths.ts';
import { type LazyPage, lazyPage, type PageProps } from './lazy-page.tsx';

type SiteRoute = LazyPage & {
  path: string;
  /** Fetches what the page shows, beside its code and before it renders. */
  warm?: (client: QueryClient, params: PageProps['params'], query: string) => Promise<unknown>;
};

// The filters of travels would weigh on the first page of everybody; they come beside the page's code.
const loadWarmTravels = () => import('#features/travels/warm-travels.ts');
const loadWarmListing = () => import('#features/travels/travel-listing-queries.ts');

const loadWarmOffice = () => import('./warm-office.ts');

const loadWarmSearch = () => import('./warm-search.ts');

const loadWarmCatalogue = () => import('./warm-catalogue.ts');

const loadWarmHome = () => import('./warm-home.ts');
const loadEventQueries = async () =>
  (await import('#features/events/event-queries.ts')).eventQueries;

/** Every public route of spec section 2, and the pages the footer leads to. */
const siteRoutes: SiteRoute[] = [
  {
    path: paths.home,
    ...lazyPage(() => import('./pages/home-page.tsx')),
    warm: async (client) => {
      // The first screen's question goes alone, ahead of all that lies below.
      await client.prefetchQuery(heroSlideQueries.list());
      await (await loadWarmHome()).warmHomeBlocks(client);
    },
  },
  {
    path: paths.activities,
    ...lazyPage(() => import('./pages/activities-page.tsx')),
    warm: (client) => client.prefetchQuery(activityQueries.list()),
  },
  {
    path: '/activity-categories/:id',
    ...lazyPage(() => import('./pages/activity-category-page.tsx')),
    warm: (client, { id = '' }) =>
      Promise.all([
        client.prefetchQuery(activityQueries.category(id)),
        client.prefetchQuery(activityQueries.ofCategory(id)),
      ]),
  },
  {
    path: '/activities/:id',
    ...lazyPage(() => import('./pages/activity-page.tsx')),
    warm: (client, { id = '' }) => client.prefetchQuery(activityQueries.detail(id)),
  },
  {
    path: paths.travels,
    ...lazyPage(() => import('./pages/travels-page.tsx')),
    warm: async (client) => (await loadWarmListing()).warmListing(client),
  },
  {
    path: '/travels/:id',
    ...lazyPage(() => import('./pages/travel-page.tsx')),
    warm: async (client, { id = '' }) => (await loadWarmTravels()).warmTravel(client, id),
  },
  {
    path: '/categories/:route',
    ...lazyPage(() => import('./pages/category-page.tsx')),
    warm: async (client, { route = '' }) => (await loadWarmTravels()).warmCategory(client, route),
  },
  {
    path: paths.services,
    ...lazyPage(() => import('./pages/services-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmServices(client),
  },
  {
    path: paths.contact,
    ...lazyPage(() => import('./pages/contact-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmContact(client),
  },
  {
    path: paths.search,
    ...lazyPage(() => import('./pages/search-page.tsx')),
    warm: async (client, _, query) => (await loadWarmSearch()).warmSearch(client, query),
  },
  {
    path: paths.rvRental,
    ...lazyPage(() => import('./pages/rv-rental-page.tsx')),
    warm: async (client) => (await loadWarmCatalogue()).warmVehicles(client),
  },
  {
    path: '/rv-rental/:id',
    ...lazyPage(() => import('./pages/vehicle-page.tsx')),
    warm: async (client, { id = '' }) => (await loadWarmCatalogue()).warmVehicle(client, id),
  },
  {
    path: '/road-trips/:id',
    ...lazyPage(() => import('./pages/road-trip-page.tsx')),
    warm: async (client, { id = '' }) => (await loadWarmTravels()).warmRoadTrip(client, id),
  },
  {
    path: paths.algroove,
    ...lazyPage(() => import('./pages/event-page.tsx')),
    warm: async (client) => client.prefetchQuery((await loadEventQueries()).algroove()),
  },
  {
    path: '/algroove',
    ...lazyPage(() => import('./pages/event-page.tsx')),
    warm: async (client) => client.prefetchQuery((await loadEventQueries()).algroove()),
  },
  {
    path: paths.whyUs,
    ...lazyPage(() => import('./pages/why-us-page.tsx')),
    warm: async (client) => (await loadWarmHome()).warmWhyUs(client),
  },
  {
    path: paths.store,
    ...lazyPage(() => import('./pages/store-page.tsx')),
    warm: async (client) => (await loadWarmCatalogue()).warmStore(client),
  },
  {
    // The knives are one collection; the search leads to those that staff add in the same way.
    path: '/store/:id',
    ...lazyPage(() => import('./pages/knives-page.tsx')),
    warm: async (client, { id = '' }) => (await loadWarmCatalogue()).warmCollection(client, id),
  },
  { path: paths.faq, ...lazyPage(() => import('./pages/faq-page.tsx')) },
  {
    path: paths.privacy,
    ...lazyPage(() => import('./pages/privacy-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmContact(client),
  },
  {
    path: paths.terms,
    ...lazyPage(() => import('./pages/terms-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmContact(client),
  },
  {
    path: paths.cookies,
    ...lazyPage(() => import('./pages/cookies-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmContact(client),
  },
  {
    path: paths.sitemap,
    ...lazyPage(() => import('./pages/sitemap-page.tsx')),
    warm: async (client) => (await loadWarmOffice()).warmSitemap(client),
  },
  {
    path: paths.newsletterConfirm,
    ...lazyPage(() => import('./pages/newsletter-confirm-page.tsx')),
  },
  {
    path: paths.newsletterUnsubscribe,
    ...lazyPage(() => import('./pages/newsletter-unsubscribe-page.tsx')),
  },
];

const notFoundRoute: SiteRoute = {
  path: '*',
  ...lazyPage(() => import('./pages/not-found-page.tsx')),
};

type RouteMatch = PageProps & { route: SiteRoute };

/**
 * The page of an address. One flat list needs no nested matching, so the router is left out of it
 * (4 kB gzip), and what is fetched ahead can never be another page than the one that renders.
 */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of siteRoutes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Fetches the code and the data of the page at `href`; failures show when the page opens. */
export async function warmRoute(client: QueryClient, href: string): Promise<void> {
  const [pathname = '', query = ''] = href.replace(/#.*$/, '').split(/\?(.*)/s);
  const { route, params } = matchRoute(pathname);
  await Promise.allSettled([route.preload(), route.warm?.(client, params, query)]);
}
