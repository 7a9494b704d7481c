// Makes pages, in a thread of its own: reads the data of each, and renders and writes those whose data has
// changed since the last build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage, Renderer } from '../server/rendered-page.ts';
import type { Manifest } from './manifest.ts';
import { holdsServerKey } from '../../../../scripts/build/no-secrets.ts';
import { describeFile, digestOf, findIntact, type KeptPage, type Page } from './page-cache.ts';
import { documentsIn, fileOf, LOST_FILE, linksIn } from './page-document.ts';
import { shareReads } from './batched-reads.ts';

export type WorkerSettings = {
  outDir: string;
  /** The empty document, with its style sheet in it. */
  shell: string;
  manifest: Manifest;
  serverDir: string;
  buildId: string;
  /** The API's address in the pages, and the one at which it answers during the build. */
  api: { named: string; reached: string };
  readAt: number | undefined;
};

export type Order = { path: string; kept: KeptPage | undefined };
export type Question = { id: number; orders: Order[] | 'addresses' };
export type MadePage = KeptPage & { isNew: boolean };
export type Reply = { id: number } & (
  | { addresses: { pages: string[]; lost: string } }
  | { pages: MadePage[] }
  | { error: unknown }
);

const settings = workerData as WorkerSettings;
const { outDir, shell, manifest, buildId, api, readAt } = settings;

const ask = globalThis.fetch;
globalThis.fetch = shareReads((input, init) =>
  ask(String(input).replace(api.named, api.reached), init),
);
const documentOf = documentsIn(shell, manifest);
const renderer = (await import(
  pathToFileURL(join(settings.serverDir, 'render-page.js')).href
)) as Renderer;

/** A digest of the code and of what was read, in whatever order the answers came. */
function keyOf(path: string, read: readonly { key: unknown; data: unknown }[]): string {
  const answers = read.map(({ key, data }) => JSON.stringify([key, data])).sort();
  return digestOf(JSON.stringify([buildId, path, readAt, answers]));
}

function describe(path: string, page: RenderedPage): Page {
  const isHidden = /<meta name="robots" content="noindex"/.test(page.head);
  const isLost = path === renderer.lostAddress;
  // A link to nothing is answered by 404.html with its status, not by a page that says so.
  const leadsNowhere = !isLost && (page.route === '*' || (isHidden && page.route.includes(':')));
  return {
    path,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(page.head)?.[1] ?? '',
    isHidden,
    links: isLost || leadsNowhere ? [] : linksIn(page.body),
    file: leadsNowhere ? null : isLost ? LOST_FILE : fileOf(path),
  };
}

function write(file: string, page: RenderedPage): KeptPage['written'] {
  const { html, own } = documentOf(page);
  if (holdsServerKey(own)) throw new Error(`${file} holds a key of the server`);
  const target = join(outDir, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
  return describeFile(target, digestOf(html));
}

/** The page of the last build, if it was made from the same and its file is intact. */
function keptPage(key: string, kept: KeptPage | undefined): MadePage | undefined {
  if (kept?.key !== key) return undefined;
  if (kept.file === null || kept.written === null) return { ...kept, isNew: false };
  const written = findIntact(join(outDir, kept.file), kept.written);
  return written && { ...kept, written, isNew: false };
}

async function make({ path, kept }: Order): Promise<MadePage> {
  let key = '';
  let same: MadePage | undefined;
  const page = await renderer.renderPage(path, (read) => {
    key = keyOf(path, read);
    same = keptPage(key, kept);
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
  if (orders !== 'addresses') return { pages: await Promise.all(orders.map(make)) };
  const pages = [...renderer.firstAddresses, ...(await renderer.recordAddresses())];
  return { addresses: { pages, lost: renderer.lostAddress } };
}

parentPort?.on('message', async ({ id, orders }: Question) => {
  const reply: Reply = await answer(orders).then(
    (made) => ({ id, ...made }),
    (error: unknown) => ({ id, error }),
  );
  parentPort?.postMessage(reply);
});
