// Writes every public page as HTML: the fixed pages, those of all published records, and whatever they link to.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { locales } from '@expat-buddy/domain/language/locales';
import type { MovedPage } from '../server/rendered-page.ts';
import { type CachedPage, type Page, readPageCache, writePageCache } from './page-cache.ts';
import { notFoundFile } from './page-document.ts';
import type {
  Addresses,
  Order,
  Question,
  RenderedFile,
  Reply,
  WorkerSettings,
} from './page-worker.ts';

/** Pages that a worker renders together, batching what they read. */
const MOST_TOGETHER = 50;
/** While one batch waits for its data, another is rendered. */
const BATCHES_AT_A_TIME = 2;

class PageRenderer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Reply>>();
  #lastId = 0;
  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('page-worker.ts', import.meta.url), {
      workerData: settings,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(reply.error);
      else waiting?.resolve(reply);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  get batches(): number {
    return this.#waiting.size;
  }

  #ask(orders: Question['orders']): Promise<Reply> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<Reply>();
    this.#waiting.set(this.#lastId, waiting);
    this.#worker.postMessage({ id: this.#lastId, orders } satisfies Question);
    return waiting.promise;
  }

  async addresses(): Promise<Addresses> {
    const reply = await this.#ask('addresses');
    if ('addresses' in reply) return reply.addresses;
    throw new Error('The site does not name its pages.');
  }

  async render(orders: Order[]): Promise<RenderedFile[]> {
    const reply = await this.#ask(orders);
    return 'pages' in reply ? reply.pages : [];
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Makes all pages that can be reached. */
async function renderAll(
  renderers: readonly PageRenderer[],
  addresses: readonly string[],
  cachedPages: ReadonlyMap<string, CachedPage>,
): Promise<RenderedFile[]> {
  const made: RenderedFile[] = [];
  const known = new Set(addresses);
  const waiting = [...known];
  const running = new Set<Promise<void>>();

  async function renderBatch(renderer: PageRenderer, paths: string[]): Promise<void> {
    const pages = await renderer.render(
      paths.map((path) => ({ path, kept: cachedPages.get(path) })),
    );
    made.push(...pages);
    for (const link of pages.flatMap(({ links }) => links)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }

  const share = () => Math.ceil(waiting.length / (renderers.length * BATCHES_AT_A_TIME));
  while (waiting.length > 0 || running.size > 0) {
    const free = renderers.filter(({ batches }) => batches < BATCHES_AT_A_TIME);
    free.sort((one, other) => one.batches - other.batches);
    const [renderer] = free;
    if (renderer && waiting.length > 0) {
      const batch = renderBatch(renderer, waiting.splice(0, Math.min(share(), MOST_TOGETHER)));
      running.add(batch);
      void batch.catch(() => {}).finally(() => running.delete(batch));
    } else await Promise.race(running);
  }
  return made;
}

type Options = WorkerSettings & {
  /** Where the page cache for the next build is kept, if at all. */
  indexFile?: string | undefined;
  threads?: number;
};

/** `changedAt`: when its record or list last changed, if known. */
export type DatedPage = Page & { changedAt?: string | undefined };

export type Prerendered = {
  /** Those with an address, by path. */
  pages: DatedPage[];
  /** Former addresses of pages that exist. */
  moved: MovedPage[];
  /** How many were rendered, because they are new or have changed. */
  made: number;
};

/** Prerenders the pages of one language. */
export async function prerenderSite({
  indexFile,
  threads = availableParallelism(),
  ...settings
}: Options): Promise<Prerendered> {
  const { outDir, language, buildId } = settings;
  rmSync(join(outDir, notFoundFile(locales[language])), { force: true });
  const kept = indexFile ? readPageCache(indexFile, buildId) : new Map<string, CachedPage>();
  const renderers = Array.from({ length: threads }, () => new PageRenderer(settings));
  try {
    const [first] = renderers;
    if (!first) throw new Error('There is no processor.');
    const { pages: addresses, dated, moved, notFound } = await first.addresses();
    const found = await renderAll(renderers, addresses, kept);
    await first.render([{ path: notFound, kept: undefined }]);
    if (indexFile) writePageCache(indexFile, buildId, found);
    const times = new Map(dated.map(({ path, changedAt }) => [path, changedAt]));
    const pages = found
      .filter(({ file }) => file !== null)
      .map((page) => ({ ...page, changedAt: times.get(page.path) }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
    const made = pages.filter(({ isNew }) => isNew).length;
    const paths = new Set(pages.map(({ path }) => path));
    return { pages, moved: moved.filter(({ to }) => paths.has(to)), made };
  } finally {
    await Promise.all(renderers.map((renderer) => renderer.close()));
  }
}
