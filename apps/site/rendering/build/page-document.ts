// A rendered page as the document that is served.
import type { RenderedPage } from '../server/rendered-page.ts';
import { type Manifest, scriptsOf } from './manifest.ts';

/** Data between tags: nothing in it can end the tag. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const factsOf = ({ facts }: RenderedPage) =>
  facts ? `<script type="application/ld+json">${asData(facts)}</script>` : '';

/**
 * The page's own code is named beside the entry's, so that neither waits for the other, and what others import
 * before them, so that it can run for itself (public/start.js).
 */
function withScripts(shell: string, file: string | undefined, manifest: Manifest): string {
  const files = scriptsOf(manifest, file ? ['index.html', file] : ['index.html']);
  const named = (paths: readonly string[]) => paths.map((path) => `/${path}`).join(' ');
  const parts = manifest[file ?? '']?.dynamicImports?.filter((source) =>
    source.startsWith('src/app/pages/'),
  );
  const later = scriptsOf(manifest, parts ?? []).filter((script) => !files.includes(script));
  return shell
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      `<script src="/start.js" defer fetchpriority="low" data-scripts="${named(files.toReversed())}" ` +
        `data-later="${named(later)}"></script>`,
    )
    .replace(/<title>[^<]*<\/title>/, '');
}

/**
 * @param shell the empty document, with its style sheet in it
 * @returns what makes a document of a page, in pieces: the middle two belong to the page alone
 */
export function documentsIn(shell: string, manifest: Manifest) {
  /** The shell of each page file, cut where the page's own goes. */
  const cut = new Map<string | undefined, [string, string, string]>();
  const shellOf = (file: string | undefined) => {
    let pieces = cut.get(file);
    if (!pieces) {
      const [start = '', rest = ''] = withScripts(shell, file, manifest).split('</head>');
      const [middle = '', end = ''] = rest.split('<div id="root"></div>');
      pieces = [start, `</head>${middle}`, end];
      cut.set(file, pieces);
    }
    return pieces;
  };
  return (page: RenderedPage) => {
    const [start, middle, end] = shellOf(page.file);
    const own = [
      page.head + factsOf(page),
      `<div id="root" data-route="${page.route}">${page.body}</div>` +
        `<script id="page-data" type="application/json">${asData(page.queries)}</script>`,
    ] as const;
    return { own: own.join('\n'), html: start + own[0] + middle + own[1] + end };
  };
}

/** Paths of this site that the page links to, without their query and fragment, each once. */
export function linksIn(body: string): string[] {
  const paths = [...body.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/[?#].*$/, ''))
    .filter((path) => !/^\/admin(?:\/|$)/.test(path) && !/\.\w+$/.test(path));
  return [...new Set(paths)];
}

/** `/travels` is travels.html, which static hosts answer without a redirect. */
export const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`;

/** What hosts answer with where there is no file. */
export const LOST_FILE = '404.html';
