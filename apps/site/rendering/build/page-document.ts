// A rendered page as the document that is served.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@expat-buddy/domain/language/languages';
import type { Locale } from '@expat-buddy/domain/language/locales';
import { shellIn } from '../../src/lib/offline/copies.ts';
import type { RenderedPage } from '../server/rendered-page.ts';
import { bootstrapScript, type StyleSheet } from './inline-code.ts';
import {
  CODE_LOADER,
  ENTRY,
  fileOf,
  firstScreenFonts,
  type Manifest,
  POLYFILLS,
  scriptsOf,
} from './manifest.ts';

/** index.html marks with comments what a page has in place of the empty document's own tags. */
const TEMPLATE = readFileSync(join(import.meta.dirname, '..', '..', ENTRY), 'utf8');

/** Sets the language and direction of the template, and links the language's web manifest. */
export const inLanguage = (template: string, { language, direction, prefix }: Locale) =>
  template
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
    .replace('href="/site.webmanifest"', `href="${prefix}/site.webmanifest"`);

function partsOfTemplate(locale: Locale): [start: string, middle: string, end: string] {
  const [start, head, rest] = inLanguage(TEMPLATE, locale).split(/<!--\/?head-->/);
  const [middle, body, end] = (rest ?? '').split(/<!--\/?body-->/);
  if (!start || !head || !middle || !body || !end) throw new Error('index.html lacks its marks.');
  return [start, middle, end];
}

/** Sources of lazy sections, in pages and in the footer. */
const LAZY_SECTION = /^src\/(?:app\/(?:pages|shell)\/|features\/newsletter\/newsletter-form)/;

/** Content that is known in the browser only. */
const WAITING_CONTENT = /-content\.tsx$/;
/** Begins what the page reads. */
const earlyReadOf = (source: string | undefined) =>
  source?.replace(/-page\.tsx$/, '-early-read.ts');
/** What a page that is rendered in the browser needs besides: it reads its data. */
const RENDERED_IN_BROWSER = ['rendering/not-served.ts', 'src/lib/database-client.ts'];

/** Data between tags: nothing in it can end the tag. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const structuredDataOf = ({ structuredData }: RenderedPage) =>
  structuredData ? `<script type="application/ld+json">${asData(structuredData)}</script>` : '';

const pathsOf = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/**
 * `data-sections` names the code of lazy sections, for pages that are kept for reading offline.
 * `data-waited` names what content that the build cannot render needs besides `data-scripts`; `data-waits` marks pages
 * that always have such content, and `data-early-read` begins to read it. All scripts are named, so that none waits for another to import it. The style sheet's link is disabled: it is
 * inlined, and lazy chunks that look for the link do not fetch it again.
 */
function headTags(
  manifest: Manifest,
  style: StyleSheet,
  language: Language,
  source: string | undefined,
): string {
  const scripts = scriptsOf(manifest, source ? [ENTRY, source] : [ENTRY]);
  const lazy = [ENTRY, source ?? ''].flatMap((from) => manifest[from]?.dynamicImports ?? []);
  const isSection = (name: string) => LAZY_SECTION.test(name) && !name.endsWith('-page.tsx');
  const sections = scriptsOf(manifest, lazy.filter(isSection)).filter(
    (file) => !scripts.includes(file),
  );
  const contents = (manifest[source ?? '']?.dynamicImports ?? []).filter((name) =>
    WAITING_CONTENT.test(name),
  );
  const earlyRead = manifest[earlyReadOf(source) ?? '']?.file;
  const waited = scriptsOf(manifest, [...contents, ...RENDERED_IN_BROWSER]).filter(
    (file) => !scripts.includes(file),
  );
  return [
    `<script data-fonts="${pathsOf(firstScreenFonts(manifest, language))}" ` +
      `data-scripts="${pathsOf(scripts.toReversed())}" data-waited="${pathsOf(waited)}"` +
      `${contents.length > 0 ? ' data-waits' : ''}${earlyRead ? ` data-early-read="/${earlyRead}"` : ''}>` +
      `${bootstrapScript}</script>`,
    `<script src="/${fileOf(manifest, CODE_LOADER)}" defer fetchpriority="low" ` +
      `data-polyfills="/${fileOf(manifest, POLYFILLS)}" data-sections="${pathsOf(sections)}"></script>`,
    `<link rel="stylesheet" disabled crossorigin href="/${style.file}"><style>${style.text}</style>`,
  ].join('');
}

/** @returns the whole document of a page, and the parts of it that no other page has */
export function documentsFor(manifest: Manifest, style: StyleSheet, locale: Locale) {
  const [start, middle, end] = partsOfTemplate(locale);
  const tagsOf = new Map<string | undefined, string>();
  return (page: RenderedPage) => {
    const tags = tagsOf.get(page.source) ?? headTags(manifest, style, locale.language, page.source);
    tagsOf.set(page.source, tags);
    const head = page.head + structuredDataOf(page);
    const body =
      `<div id="root" data-route="${page.route}">${page.body}</div>` +
      `<script id="page-data" type="application/json">${asData(page.queries)}</script>`;
    return { own: `${head}\n${body}`, html: start + head + tags + middle + body + end };
  };
}

/** Static hosts serve travels.html for `/travels` without a redirect. */
export const fileOfPage = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`;

/** Hosts serve it for unknown paths. Each language has its own. */
export const NOT_FOUND_FILE = '404.html';
/** The empty document of a language. */
export const shellFile = (locale: Locale) => `${shellIn(locale)}.html`.slice(1);
export const notFoundFile = ({ prefix }: Locale) => `${prefix}/${NOT_FOUND_FILE}`.slice(1);
