// What chat previews and search engines read in a page's head beside its own words. Written by the build
// alone: neither runs our code, and no visitor's browser needs it.
import { env } from '#lib/env.ts';
import { type Locale, locales } from '#lib/messages/locale.ts';
import { DEFAULT_SHARE_IMAGE, isShareFile, SHARE_SIZE } from '#lib/share-image.ts';

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${content}"/>`;

/** The first language lives at the plain address, each further one below its own name. */
const addressIn = (locale: Locale, path: string) =>
  env.siteUrl + (locale === locales[0] ? path : `/${locale}${path}`);

/** The same page in each language there is, and where somebody of any other language goes. */
function alternates(canonical: string): string {
  const path = canonical.slice(env.siteUrl.length);
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${href}"/>`;
  return [
    ...locales.map((locale) => link(locale, addressIn(locale, path))),
    link('x-default', canonical),
  ].join('');
}

/** @param head the page's own tags, whose values are escaped already. */
export function shareTags(head: string): string {
  const own = /<meta property="og:image" content="([^"]*)"/.exec(head)?.[1];
  const image = own ?? env.siteUrl + DEFAULT_SHARE_IMAGE;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  const isHidden = /<meta name="robots" content="noindex"/.test(head);
  return [
    own === undefined && property('og:image', image),
    isShareFile(image) &&
      property('og:image:width', SHARE_SIZE.width) + property('og:image:height', SHARE_SIZE.height),
    property('og:type', 'website'),
    '<meta name="twitter:card" content="summary_large_image"/>',
    canonical && !isHidden && alternates(canonical),
  ]
    .filter(Boolean)
    .join('');
}
