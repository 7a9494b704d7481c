// The files for a static host besides the pages: headers and rewrites as Netlify and others take them, and what
// search engines read.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn, splitAddress } from '@expat-buddy/domain/language/addresses';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import type { Locale } from '@expat-buddy/domain/language/locales';
import { locales } from '@expat-buddy/domain/language/locales';
import { styleSource } from '../../apps/site/rendering/build/inline-code.ts';
import { notFoundFile } from '../../apps/site/rendering/build/page-document.ts';
import type { DatedPage, Prerendered } from '../../apps/site/rendering/build/prerender-site.ts';
import { securityHeaders } from './security-headers.ts';

export const HOSTING_FILES = ['_headers', '_redirects', 'sitemap.xml', 'robots.txt'] as const;

type Origins = { api: string; site: string };

/** Cached for a year: their names change with their content. */
const FINGERPRINTED = ['/assets/*', '/admin/assets/*'];

/** Opened with private links. Hosts append to the headers of all pages; browsers follow the last policy. */
const PRIVATE_PAGES = languages.flatMap((language) =>
  ['/my-inquiry', '/review', '/preview'].map((path) => addressIn(locales[language], path)),
);
const PRIVATE_HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** What hosts send with a page beside the headers of all pages. */
export const headersOfPage = (path: string): Readonly<Record<string, string>> =>
  PRIVATE_PAGES.includes(path.replace(/\/$/, '')) ? PRIVATE_HEADERS : {};

/** Always revalidated, so that a new version is noticed. */
const ASKED_EACH_TIME = '/service-worker.js';

const asRule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

function headersFile(outDir: string, { api }: Origins): string {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const rules = [
    asRule('/*', securityHeaders({ api, style: styleSource(outDir) })),
    ...FINGERPRINTED.map((path) => asRule(path, kept)),
    ...PRIVATE_PAGES.map((path) => asRule(path, PRIVATE_HEADERS)),
    asRule(ASKED_EACH_TIME, { 'Cache-Control': 'no-cache' }),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Serves the back office for all its URLs. Netlify prefers existing files. Cloudflare applies the
 * first matching rule even if a file exists, and ignores rules that lead to an index.html, so the
 * existing files come first, each rewritten to itself, which Netlify skips.
 */
function redirectsFile(outDir: string, { moved }: Pick<Prerendered, 'moved'>): string {
  const files = readdirSync(join(outDir, 'admin'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => `/admin/${name}  /admin/${name}  200`);
  return [
    ...moved.map(({ from, to }) => `${from}  ${to}  301`),
    ...languages.map(homeFileRule),
    `/${languages[0]}  /  301`,
    `/${languages[0]}/*  /:splat  301`,
    ...files,
    '/admin/assets/*  /admin/assets/:splat  200',
    '/admin/*  /admin/  200',
    // Netlify needs these rules. Cloudflare ignores them and serves the nearest 404.html.
    ...languages.slice(1).map((language) => notFoundRule(locales[language])),
    // 404.html is served for everything else, with status 404.
    '',
  ].join('\n');
}

/** Cloudflare leads from the name of every file to its page; here, the pages' code does the others. */
const homeFileRule = (language: Language) =>
  `${locales[language].prefix}/index.html  ${addressIn(locales[language], '/')}  301`;

const notFoundRule = (locale: Locale) => `${locale.prefix}/*  /${notFoundFile(locale)}  404`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lists each page that is its own canonical URL once, with its alternates in the other languages. */
function sitemap(pages: readonly DatedPage[], { site }: Origins): string {
  const indexed = pages.filter(
    ({ path, canonical, isHidden }) => !isHidden && canonical === `${site}${path}`,
  );
  const paths = new Set(indexed.map(({ path }) => path));
  const alternates = (path: string) =>
    languages.flatMap((language) => {
      const address = addressIn(locales[language], splitAddress(path).path);
      if (!paths.has(address)) return [];
      const href = escaped(site + address);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    });
  const addresses = indexed.map(
    ({ path, canonical, changedAt, image }) =>
      `  <url><loc>${escaped(canonical)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${alternates(path).join('')}${
        image ? `<image:image><image:loc>${escaped(image)}</image:loc></image:image>` : ''
      }</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...addresses,
    '</urlset>\n',
  ].join('\n');
}

export function writeHostingFiles(
  outDir: string,
  prerendered: Pick<Prerendered, 'pages' | 'moved'>,
  origins: Origins,
): void {
  const write = (name: (typeof HOSTING_FILES)[number], text: string) =>
    writeFileSync(join(outDir, name), text);
  write('_headers', headersFile(outDir, origins));
  write('_redirects', redirectsFile(outDir, prerendered));
  write('sitemap.xml', sitemap(prerendered.pages, origins));
  write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${origins.site}/sitemap.xml\n`);
}
