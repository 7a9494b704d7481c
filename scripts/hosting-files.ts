// What a static host reads beside the pages: headers and rewrites as Netlify and others take them, what
// search engines read, and compressed copies.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Prerendered } from './prerender.ts';
import { securityHeaders } from './security-headers.ts';

type Origins = { api: string; site: string };

/** A file whose name changes with its content is kept for a year. */
const FINGERPRINTED = ['/assets/*', '/admin/assets/*'];

const asRule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

function headersFile({ api }: Origins): string {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const rules = [
    asRule('/*', securityHeaders({ api })),
    ...FINGERPRINTED.map((path) => asRule(path, kept)),
  ];
  return `${rules.join('\n')}\n`;
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
  write('_headers', headersFile(origins));
  // Files come first; 404.html answers what is left, with its status.
  write('_redirects', '/admin/*  /admin/index.html  200\n');
  write('sitemap.xml', sitemap(pages, origins));
  write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${origins.site}/sitemap.xml\n`);
}
