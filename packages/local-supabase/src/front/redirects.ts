/**
 * Stands in for `redirectTo`, which lite ignores when it writes a mail. The address counts only when
 * it belongs to the site or is on the list `additional_redirect_urls`; otherwise the link leads to
 * the site, as in GoTrue.
 */
import type { ProjectConfig } from '../config.ts';
import { requestContext } from '../request-context.ts';
import type { Piece } from './piece.ts';

type Allowed = Pick<ProjectConfig, 'siteUrl' | 'redirectUrls'>;

export function redirects(config: Allowed): Piece {
  return (request, next) => {
    const url = new URL(request.url);
    const context = requestContext.getStore();
    if (context && url.pathname.startsWith('/auth/v1/') && request.method !== 'GET') {
      const wanted = [url.searchParams.get('redirect_to'), request.headers.get('referer')];
      context.redirectTo =
        wanted.find((address) => address && isAllowed(address, config)) ?? config.siteUrl;
    }
    return next(request);
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isAllowed(address: string, { siteUrl, redirectUrls }: Allowed): boolean {
  if (!URL.canParse(address)) return false;
  const wanted = new URL(address);
  const site = new URL(siteUrl);
  const samePlace = wanted.protocol === site.protocol && wanted.hostname === site.hostname;
  if (samePlace && (wanted.port === site.port || loopback.has(site.hostname))) return true;
  const [withoutHash = ''] = address.split('#');
  return redirectUrls.some((pattern) => globToRegExp(pattern).test(withoutHash));
}

/** `*` stands for anything but a dot or a slash, `**` for anything, `?` for one sign. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[.+^${}()|[\]\\/]/g, (sign) => {
    if (sign === '**') return '.*';
    if (sign === '*') return '[^./]*';
    if (sign === '?') return '[^./]';
    return `\\${sign}`;
  });
  return new RegExp(`^${source}$`);
}
