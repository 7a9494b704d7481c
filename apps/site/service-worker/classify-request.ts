import { splitAddress } from '@expat-buddy/domain/language/addresses';

/** How strategies.ts caches a request. */
export type Kind = 'page' | 'private' | 'asset' | 'static' | 'picture' | 'data';

type RequestLike = Pick<Request, 'url' | 'method' | 'mode' | 'referrer'> & {
  headers: Pick<Headers, 'get'>;
};
type Origins = { site: string; api: string };

/** Files whose names do not change with their content. */
const STATIC_FILE = /^\/(?:favicon\.svg|(?:[a-z]{2}\/)?site\.webmanifest|shapes\/.+|icons\/.+)$/;
/** A separate app. */
const BACK_OFFICE = /^\/admin(?:\/|$)/;
/** Never cached: the URL of a confirmation contains a token, a preview ends, and the others show one person's data. */
const PRIVATE = /^\/(?:newsletter|preview|review|my-inquiry)(?:\/|$)/;

/** Functions with the same result for every visitor. */
const TRAVEL_LIST = /\/rpc\/(?:find_travels|map_travels|travel_facets|travel_choices)(?:\?|$)/;

/** Whether the request is the same for every visitor. */
function isPublicRead({ url, method, headers }: RequestLike): boolean {
  const key = headers.get('apikey');
  const authorization = headers.get('authorization');
  return (
    (method === 'GET' || method === 'HEAD') &&
    key !== null &&
    // Signed-in users send their own token.
    (authorization === null || authorization === `Bearer ${key}`) &&
    // Searches are private.
    (!url.includes('/rpc/') || (TRAVEL_LIST.test(url) && !/[?&]term=/.test(url)))
  );
}

function kindOnSite(path: string, { method, mode }: RequestLike): Kind | undefined {
  const page = splitAddress(path).path;
  if (method !== 'GET' || BACK_OFFICE.test(page)) return undefined;
  if (mode === 'navigate') return PRIVATE.test(page) ? 'private' : 'page';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/illustrations/')) return 'picture';
  return STATIC_FILE.test(path) ? 'static' : undefined;
}

/** Undefined bypasses the service worker. */
export function classifyRequest(request: RequestLike, { site, api }: Origins): Kind | undefined {
  const { origin, pathname } = new URL(request.url);
  // The back office must not fill visitors' caches.
  if (request.referrer.startsWith(`${site}/admin`)) return undefined;
  if (origin === site) {
    const kind = kindOnSite(pathname, request);
    if (kind) return kind;
  }
  if (origin !== api) return undefined;
  if (pathname.startsWith('/rest/v1/')) return isPublicRead(request) ? 'data' : undefined;
  const isPublicPicture = /^\/storage\/v1\/(?:object|render\/image)\/public\//.test(pathname);
  return isPublicPicture && request.method === 'GET' ? 'picture' : undefined;
}
