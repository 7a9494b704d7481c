// What the service worker and the pages agree on: how copies are named, found and dated.

/** On every copy: when it was read from the server, in milliseconds. An answer without it is no copy. */
export const READ_AT = 'x-read-at';

/** A page that somebody saved has a cache of its own, which nothing but its removal empties. */
export const savedCache = (path: string) => `saved:${path}`;
export const isSavedCache = (name: string) => name.startsWith('saved:');

/** The document without a page, for addresses of which there is no copy. */
export const APP_SHELL = '/app-shell';

type Question = { url: string; method: string; accept: string | null };

/**
 * Under which address an answer of the API is kept. The same address is asked for one row or for many,
 * and for the count alone, which a cache would take for one and the same.
 */
export function copyKey({ url, method, accept }: Question): string {
  const key = new URL(url);
  if (method === 'HEAD') key.searchParams.set('copy-of', 'count');
  else if (accept?.includes('vnd.pgrst.object')) key.searchParams.set('copy-of', 'row');
  return key.href;
}

/** The same answer, dated. One that is a copy already keeps its date. */
export function dated(response: Response, now = Date.now()): Response {
  const headers = new Headers(response.headers);
  if (!headers.has(READ_AT)) headers.set(READ_AT, String(now));
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
