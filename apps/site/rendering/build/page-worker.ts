// Renders pages in a worker thread: reads the data of each, and renders and writes those whose data has
// changed since the last build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import type { DatedAddress, MovedPage, RenderedPage, Renderer } from '../server/rendered-page.ts';
import { batchReads } from './batched-reads.ts';
import type { StyleSheet } from './inline-code.ts';
import type { Manifest } from './manifest.ts';
import { type CachedPage, describeFile, digestOf, findIntact, type Page } from './page-cache.ts';
import { documentsFor, fileOfPage, notFoundFile } from './page-document.ts';
import { holdsServerKey } from './server-keys.ts';

export type WorkerSettings = {
  outDir: string;
  language: Language;
  manifest: Manifest;
  style: StyleSheet;
  serverDir: string;
  buildId: string;
  /** The API's address in the pages, and the one at which it answers during the build. */
  api: { named: string; reached: string };
  readAt: number | undefined;
};

export type Order = { path: string; kept: CachedPage | undefined };
export type Question = { id: number; orders: Order[] | 'addresses' };
export type RenderedFile = CachedPage & { isNew: boolean };
export type Addresses = {
  pages: string[];
  dated: DatedAddress[];
  moved: MovedPage[];
  notFound: string;
};
export type Reply = { id: number } & (
  | { addresses: Addresses }
  | { pages: RenderedFile[] }
  | { error: unknown }
);

const settings = workerData as WorkerSettings;
const { outDir, manifest, style, buildId, api, readAt } = settings;
const locale = locales[settings.language];

const ask = globalThis.fetch;
globalThis.fetch = batchReads((input, init) =>
  ask(String(input).replace(api.named, api.reached), init),
);
const documentOf = documentsFor(manifest, style, locale);
const renderer = (await import(
  pathToFileURL(join(settings.serverDir, 'entry-server.js')).href
)) as Renderer;

/** Digest of the code and the data, whatever the order of the answers. */
function keyOf(path: string, read: readonly { key: unknown; data: unknown }[]): string {
  const answers = read.map(({ key, data }) => JSON.stringify([key, data])).sort();
  return digestOf(JSON.stringify([buildId, path, readAt, answers]));
}

function describe(path: string, page: RenderedPage): Page {
  const { canonical, isHidden, route } = page;
  const isNotFound = path === renderer.notFoundAddress;
  // 404.html answers a link to a missing record, with its status.
  const leadsNowhere = !isNotFound && (route === '*' || (isHidden && route.includes(':')));
  return {
    path,
    canonical,
    image: page.image ?? null,
    isHidden,
    links: isNotFound || leadsNowhere ? [] : page.links,
    file: leadsNowhere ? null : isNotFound ? notFoundFile(locale) : fileOfPage(path),
  };
}

function write(file: string, page: RenderedPage): CachedPage['written'] {
  const { html, own } = documentOf(page);
  if (holdsServerKey(own)) throw new Error(`${file} holds a key of the server`);
  const target = join(outDir, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
  return describeFile(target, digestOf(html));
}

/** The page of the last build, if it was made from the same and its file is intact. */
function cachedPage(key: string, kept: CachedPage | undefined): RenderedFile | undefined {
  if (kept?.key !== key) return undefined;
  if (kept.file === null || kept.written === null) return { ...kept, isNew: false };
  const written = findIntact(join(outDir, kept.file), kept.written);
  return written && { ...kept, written, isNew: false };
}

async function renderOrReuse({ path, kept }: Order): Promise<RenderedFile> {
  let key = '';
  let same: RenderedFile | undefined;
  const page = await renderer.renderPage(path, (read) => {
    key = keyOf(path, read);
    same = cachedPage(key, kept);
    return same !== undefined;
  });
  if (!page) {
    if (!same) throw new Error(`${path} was not rendered.`);
    return same;
  }
  if (readAt) for (const query of page.queries) query.updatedAt = readAt;
  const described = describe(path, page);
  const written = described.file === null ? null : write(described.file, page);
  return { ...described, key, written, isNew: true };
}

async function answer(orders: Question['orders']) {
  if (orders !== 'addresses') return { pages: await Promise.all(orders.map(renderOrReuse)) };
  const [records, lists, moved] = await Promise.all([
    renderer.recordAddresses(),
    renderer.listTimes(),
    renderer.movedPages(),
  ]);
  const pages = [...renderer.firstAddresses, ...records.map(({ path }) => path)];
  const dated = [...records, ...lists];
  return { addresses: { pages, dated, moved, notFound: renderer.notFoundAddress } };
}

parentPort?.on('message', async ({ id, orders }: Question) => {
  const reply: Reply = await answer(orders).then(
    (made) => ({ id, ...made }),
    (error: unknown) => ({ id, error }),
  );
  parentPort?.postMessage(reply);
});
