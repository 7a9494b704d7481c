import type { pages } from '#lib/messages/en/pages.ts';
import { paths } from '#lib/paths.ts';

type ComingPage = { path: string; name: Exclude<keyof typeof pages.coming, 'text' | 'searched'> };

/** Routes whose pages are still to be written: each says so, honestly, and offers a way on. */
export const comingPages: ComingPage[] = [
  { path: paths.travels, name: 'travels' },
  { path: '/travels/:id', name: 'travel' },
  { path: '/categories/:route', name: 'category' },
  { path: paths.services, name: 'services' },
  { path: paths.search, name: 'search' },
  { path: paths.rvRental, name: 'rvRental' },
  { path: '/rv-rental/:id', name: 'rvRental' },
  { path: '/road-trips/:id', name: 'roadTrip' },
  { path: paths.algroove, name: 'algroove' },
  { path: '/algroove', name: 'algroove' },
  { path: paths.whyUs, name: 'whyUs' },
  { path: paths.store, name: 'store' },
  { path: '/store/boussaada-knives', name: 'knives' },
  { path: paths.faq, name: 'faq' },
  { path: paths.privacy, name: 'privacy' },
  { path: paths.terms, name: 'terms' },
  { path: paths.cookies, name: 'cookies' },
  { path: paths.sitemap, name: 'sitemap' },
];
