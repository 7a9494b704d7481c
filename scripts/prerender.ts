// Writes every public page as HTML. It starts at the pages without records and follows the links, so that
// whatever a visitor can reach is there, and nothing is listed by hand.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Renderer } from '../apps/site/src/app/rendered-page.ts';
import { type Manifest, readManifest, scriptsOf } from './first-load.ts';
import { styleInto } from './page-style.ts';
import { root } from './settings.ts';
import { runCommand } from './tests/tally.ts';

export type Prerendered = {
  path: string;
  /** The address that the page calls its own; empty when it has none. */
  canonical: string;
  isHidden: boolean;
};

/** Data between tags: nothing in it can end the tag. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const factsOf = ({ facts }: RenderedPage) =>
  facts ? `<script type="application/ld+json">${asData(facts)}</script>` : '';

/**
 * The page's own code is named beside the entry's, so that neither waits for the other, and what others import
 * before them, so that it can run for itself (public/start.js).
 */
function withScripts(shell: string, page: RenderedPage, manifest: Manifest): string {
  const files = scriptsOf(manifest, page.file ? ['index.html', page.file] : ['index.html']);
  const named = (paths: readonly string[]) => paths.map((path) => `/${path}`).join(' ');
  const parts = manifest[page.file ?? '']?.dynamicImports?.filter((source) =>
    source.startsWith('src/app/pages/'),
  );
  const later = scriptsOf(manifest, parts ?? []).filter((file) => !files.includes(file));
  return shell
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      `<script src="/start.js" defer fetchpriority="low" data-scripts="${named(files.toReversed())}" ` +
        `data-later="${named(later)}"></script>`,
    );
}

function documentOf(shell: string, page: RenderedPage, manifest: Manifest): string {
  return withScripts(shell, page, manifest)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('</head>', () => `${page.head}${factsOf(page)}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-route="${page.route}">${page.body}</div>` +
        `<script id="page-data" type="application/json">${asData(page.queries)}</script>`,
    );
}

/** Paths of this site that the page links to, without their query and fragment. */
function linksIn({ body }: RenderedPage): string[] {
  return [...body.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/[?#].*$/, ''))
    .filter((path) => !/^\/admin(?:\/|$)/.test(path) && !/\.\w+$/.test(path));
}

/** `/travels` is travels.html, which static hosts answer without a redirect. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`);

// Beside the packages it imports; one for each build, since two may run at a time.
const serverDir = join(root, 'apps', 'site', 'node_modules', `.prerender-${process.pid}`);
process.once('exit', () => rmSync(serverDir, { recursive: true, force: true }));

async function loadRenderer(env: Record<string, string>): Promise<Renderer> {
  const code = await runCommand(
    [
      ...['pnpm', '--filter', '@expat-buddy/site', 'exec', 'vite', 'build', '--logLevel', 'warn'],
      ...['--ssr', 'src/app/render-page.tsx', '--outDir', serverDir],
    ],
    { env },
  );
  if (code !== 0) throw new Error('The site does not build for prerendering.');
  process.env.NODE_ENV = 'production';
  return (await import(pathToFileURL(join(serverDir, 'render-page.js')).href)) as Renderer;
}

/**
 * @param outDir the built site, whose index.html is the shell of every page
 * @param env what the site was built with
 * @param readAt when its data counts as read, in milliseconds since 1970; else when it was
 */
export async function prerenderSite(
  outDir: string,
  env: Record<string, string>,
  readAt?: number,
): Promise<Prerendered[]> {
  const { firstAddresses, lostAddress, renderPage } = await loadRenderer(env);
  const shell = styleInto(outDir)(readFileSync(join(outDir, 'index.html'), 'utf8'));
  const manifest = readManifest(outDir);

  const write = (file: string, page: RenderedPage) => {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, documentOf(shell, page, manifest));
  };
  const pages: Prerendered[] = [];
  const waiting = [...firstAddresses];
  const known = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await renderPage(path);
    if (readAt) for (const query of page.queries) query.updatedAt = readAt;
    const isHidden = /<meta name="robots" content="noindex"/.test(page.head);
    // A link to nothing is answered by 404.html with its status, not by a page that says so.
    if (page.route === '*' || (isHidden && page.route.includes(':'))) continue;
    write(fileOf(path), page);
    pages.push({
      path,
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(page.head)?.[1] ?? '',
      isHidden,
    });
    for (const link of linksIn(page)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  write('404.html', await renderPage(lostAddress));
  return pages;
}
