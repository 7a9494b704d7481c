// Shared by the service worker and the pages: how cached copies are named, found and dated.

import { addressIn, splitAddress } from '@expat-buddy/domain/language/addresses';
import type { Locale } from '@expat-buddy/domain/language/locales';
import { READ_AT } from './read-at.ts';

/** Each saved page has its own cache, which is only emptied by removing it. */
export const savedCache = (path: string) => `saved:${path}`;
export const isSavedCache = (name: string) => name.startsWith('saved:');

/** The empty document of a language, for URLs without a copy. */
const APP_SHELL = '/app-shell';

export const shellIn = (locale: Locale) => addressIn(locale, APP_SHELL);

/** The empty document in the language of a URL path. */
export const shellOf = (pathname: string) => shellIn(splitAddress(pathname).locale);

type Question = { url: string; method: string; accept: string | null };

/** The cache key of an API response. One URL can ask for one row, many rows or only a count. */
export function copyKey({ url, method, accept }: Question): string {
  const key = new URL(url);
  if (method === 'HEAD') key.searchParams.set('copy-of', 'count');
  else if (accept?.includes('vnd.pgrst.object')) key.searchParams.set('copy-of', 'row');
  return key.href;
}

/** A response that is already a copy keeps its date. */
export function dated(response: Response, now = Date.now()): Response {
  const headers = new Headers(response.headers);
  if (!headers.has(READ_AT)) headers.set(READ_AT, String(now));
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
