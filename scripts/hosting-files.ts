// What a static host reads beside the pages: headers and rewrites as Netlify and others take them, what
// search engines read, and compressed copies.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { firstScreenLink } from './first-screen-link.ts';
import type { Prerendered } from './prerender.ts';
import { securityHeaders } from './security-headers.ts';

type Origins = { api: string; site: string };

/** A file whose name changes with its content is kept for a year. */
const FINGERPRINTED = ['/assets/*', '/admin/assets/*'];

/** What has to be asked for each time, so that a new version is noticed. */
const ASKED_EACH_TIME = '/service-worker.js';

const asRule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * All pages by the first part of their path, since hosts take a hundred rules. The back office and the
 * files have no need of the site's style sheet.
 */
function pageRules(outDir: string, pages: readonly Prerendered[]): string[] {
  const isDeep = new Map<string, boolean>();
  for (const { path } of pages) {
    const [, first = '', ...rest] = path.split('/');
    isDeep.set(first, rest.length > 0 || isDeep.get(first) === true);
  }
  const link = { Link: firstScreenLink(outDir) };
  return [...isDeep].flatMap(([first, hasMore]) => [
    asRule(`/${first}`, link),
    ...(hasMore ? [asRule(`/${first}/*`, link)] : []),
  ]);
}

function headersFile(outDir: string, pages: readonly Prerendered[], { api }: Origins): string {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const rules = [
    asRule('/*', securityHeaders({ api })),
    ...FINGERPRINTED.map((path) => asRule(path, kept)),
    asRule(ASKED_EACH_TIME, { 'Cache-Control': 'no-cache' }),
    ...pageRules(outDir, pages),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * The back office's one page answers all its addresses. Netlify looks for a file first; Cloudflare follows
 * rules whether there is a file or not, takes the first that fits, and none that leads to an index.html. So
 * its files come before, each leading to itself, which Netlify passes over.
 */
function redirectsFile(outDir: string): string {
  const files = readdirSync(join(outDir, 'admin'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => `/admin/${name}  /admin/${name}  200`);
  return [
    ...files,
    '/admin/assets/*  /admin/assets/:splat  200',
    // 404.html answers what is left, with its status.
    '/admin/*  /admin/  200\n',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pages with an address of their own, once each: those that call another one theirs are left out. */
function sitemap(pages: readonly Prerendered[], { site }: Origins): string {
  const addresses = pages
    .filter(({ path, canonical, isHidden }) => !isHidden && canonical === `${site}${path}`)
    .map(({ canonical }) => `  <url><loc>${escaped(canonical)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>\n',
  ].join('\n');
}

/** Every text file once more as brotli and as gzip, for hosts that serve them as they lie there. */
export function compressFiles(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|js|css|svg|json|xml|txt)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

export function writeHostingFiles(
  outDir: string,
  pages: readonly Prerendered[],
  origins: Origins,
): void {
  const write = (name: string, text: string) => writeFileSync(join(outDir, name), text);
  write('_headers', headersFile(outDir, pages, origins));
  write('_redirects', redirectsFile(outDir));
  write('sitemap.xml', sitemap(pages, origins));
  write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${origins.site}/sitemap.xml\n`);
}
