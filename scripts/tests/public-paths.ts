// The public pages that tests open: every route of the site, without the prefix of a language.

export const LOST = '/no/such/page';

/** One page of each layout. */
export const layouts: readonly string[] = [
  '/',
  '/travels',
  '/travels?view=map',
  '/travels?search=nothing-is-called-this',
  '/travels/oran',
  '/categories/western',
  '/categories/desert',
  '/activities',
  '/activity-categories/desert',
  '/activities/dune-driving',
  '/services',
  '/contact',
  '/search',
  '/search?q=Tipasa',
  '/rv-rental',
  '/rv-rental/long-van',
  '/road-trips/aures-loop',
  '/events/algroove',
  '/events',
  '/why-us',
  '/store',
  '/store/boussaada-knives',
  '/faq',
  '/entry-papers',
  '/living-here',
  '/privacy-policy',
  '/sitemap',
  '/plan',
  '/reviews',
  '/review',
  '/my-inquiry',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  LOST,
];

/** Pages with the layout of one above and other content. */
export const alikePaths: readonly string[] = [
  '/travels/tlemcen?from=western',
  '/categories/eastern',
  '/categories/adventure',
  '/categories/cultural',
  '/categories/day-trips',
  '/contact?service=team-building',
  '/search?q=zzzzqqqq',
  '/algroove',
  '/terms-of-service',
  '/cookie-policy',
];

/** Pages that are opened by a link in an email or the back office, or from the offline page, without its data. */
export const linkedPaths: readonly string[] = ['/saved', '/preview', '/preview/proposal'];
