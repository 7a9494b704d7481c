// Tags for link previews and search engines. Only the build writes them: neither runs our code.

import { addressIn, splitAddress } from '@expat-buddy/domain/language/addresses';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { env } from '#lib/env.ts';
import { DEFAULT_SHARE_IMAGE, isShareFile, SHARE_SIZE } from '#lib/pictures/share-image.ts';
import { locale } from '#messages/locale.ts';
import type { ParsedPage } from './parse-page.ts';

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escaped(String(content))}"/>`;

/** `og:locale`: a language and a territory. */
const OPEN_GRAPH: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR', ar: 'ar_DZ' };

/** Links to the page in each language, and to the English one for readers of any other. */
function alternates(canonical: string): string {
  const { pathname, search } = new URL(canonical);
  const { path } = splitAddress(pathname);
  const urlIn = (language: Language) => env.siteUrl + addressIn(locales[language], path) + search;
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`;
  return [
    ...languages.map((language) => link(language, urlIn(language))),
    link('x-default', urlIn('en')),
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
    property('og:locale', OPEN_GRAPH[locale.language]),
    '<meta name="twitter:card" content="summary_large_image"/>',
    canonical && !isHidden && alternates(canonical),
  ]
    .filter(Boolean)
    .join('');
}
