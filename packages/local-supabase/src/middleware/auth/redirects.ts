/**
 * Emulates `redirectTo`, which lite ignores in mails. A link leads there only if the address belongs to the site
 * or matches `additional_redirect_urls`; otherwise it leads to the site, as in GoTrue.
 */
import type { ProjectConfig } from '../../config.ts';
import { requestContext } from '../../request-context.ts';
import type { Middleware } from '../middleware.ts';

type Allowed = Pick<ProjectConfig, 'siteUrl' | 'redirectUrls'>;

export function redirects(config: Allowed): Middleware {
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

/** `*` matches anything but a dot or a slash, `**` anything, `?` one character. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[.+^${}()|[\]\\/]/g, (sign) => {
    if (sign === '**') return '.*';
    if (sign === '*') return '[^./]*';
    if (sign === '?') return '[^./]';
    return `\\${sign}`;
  });
  return new RegExp(`^${source}$`);
}
