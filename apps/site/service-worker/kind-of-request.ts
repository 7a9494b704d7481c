/** What is kept of a request, and how: see strategies.ts. */
export type Kind = 'page' | 'asset' | 'part' | 'picture' | 'data';

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'referrer'> & {
  headers: Pick<Headers, 'get'>;
};
type Origins = { site: string; api: string };

/** Files of the site whose names stay while their content may change. */
const PART = /^\/(?:favicon\.svg|site\.webmanifest|shapes\/.+|icons\/.+)$/;
/** The back office is none of ours, and a confirmation's address holds somebody's token. */
const LEFT_ALONE = /^\/(?:admin|newsletter)(?:\/|$)/;

/** Functions that answer every visitor alike. */
const TRAVEL_LIST = /\/rpc\/(?:find_travels|map_travels|travel_choices)(?:\?|$)/;

/** Whether a question to the API is one that every visitor asks, in words of ours. */
function isPublicRead({ url, method, headers }: Asked): boolean {
  const key = headers.get('apikey');
  const authorization = headers.get('authorization');
  return (
    (method === 'GET' || method === 'HEAD') &&
    key !== null &&
    // Somebody signed in sends a token of their own.
    (authorization === null || authorization === `Bearer ${key}`) &&
    // What a visitor searches for stays with the visitor.
    (!url.includes('/rpc/') || (TRAVEL_LIST.test(url) && !/[?&]term=/.test(url)))
  );
}

function kindOnSite(path: string, { method, mode }: Asked): Kind | undefined {
  if (method !== 'GET' || LEFT_ALONE.test(path)) return undefined;
  if (mode === 'navigate') return 'page';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/illustrations/')) return 'picture';
  return PART.test(path) ? 'part' : undefined;
}

/** Undefined: it takes its way as if there were no service worker. */
export function kindOfRequest(asked: Asked, { site, api }: Origins): Kind | undefined {
  const { origin, pathname } = new URL(asked.url);
  // Pictures of the site that the back office shows fill no visitor's cache.
  if (asked.referrer.startsWith(`${site}/admin`)) return undefined;
  if (origin === site) {
    const kind = kindOnSite(pathname, asked);
    if (kind) return kind;
  }
  if (origin !== api) return undefined;
  if (pathname.startsWith('/rest/v1/')) return isPublicRead(asked) ? 'data' : undefined;
  const isPublicPicture = /^\/storage\/v1\/(?:object|render\/image)\/public\//.test(pathname);
  return isPublicPicture && asked.method === 'GET' ? 'picture' : undefined;
}
