// Tags for link previews and search engines. Only the build writes them: neither runs our code.
import { env } from '#lib/env.ts';
import { type Locale, locales } from '#lib/messages/locale.ts';
import { DEFAULT_SHARE_IMAGE, isShareFile, SHARE_SIZE } from '#lib/pictures/share-image.ts';
import type { ParsedPage } from './parse-page.ts';

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escaped(String(content))}"/>`;

/** The first language has the plain address, every other one a prefix. */
const addressIn = (locale: Locale, path: string) =>
  env.siteUrl + (locale === locales[0] ? path : `/${locale}${path}`);

/** The page in each language, and for readers of any other. */
function alternates(canonical: string): string {
  const path = canonical.slice(env.siteUrl.length);
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`;
  return [
    ...locales.map((locale) => link(locale, addressIn(locale, path))),
    link('x-default', canonical),
  ].join('');
}

export function shareTags({
  image,
  canonical,
  isHidden,
}: Pick<ParsedPage, 'image' | 'canonical' | 'isHidden'>): string {
  const shown = image ?? env.siteUrl + DEFAULT_SHARE_IMAGE;
  return [
    image === undefined && property('og:image', shown),
    isShareFile(shown) &&
      property('og:image:width', SHARE_SIZE.width) + property('og:image:height', SHARE_SIZE.height),
    property('og:type', 'website'),
    '<meta name="twitter:card" content="summary_large_image"/>',
    canonical && !isHidden && alternates(canonical),
  ]
    .filter(Boolean)
    .join('');
}
