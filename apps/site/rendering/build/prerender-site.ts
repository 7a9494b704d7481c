// Writes every public page as HTML: the fixed pages, those of all published records, and whatever they link
// to, so that nothing that a visitor can reach is missing.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type KeptPage, type Page, readKeptPages, writeKeptPages } from './page-cache.ts';
import { LOST_FILE } from './page-document.ts';
import type { MadePage, Order, Question, Reply, WorkerSettings } from './page-worker.ts';

/** How many pages a worker makes together, combining what they read. */
const MOST_TOGETHER = 50;
/** While one lot waits for its data, another is rendered. */
const LOTS_AT_A_TIME = 2;

class PageMaker {
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

  get lots(): number {
    return this.#waiting.size;
  }

  #ask(orders: Question['orders']): Promise<Reply> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<Reply>();
    this.#waiting.set(this.#lastId, waiting);
    this.#worker.postMessage({ id: this.#lastId, orders } satisfies Question);
    return waiting.promise;
  }

  async addresses(): Promise<{ pages: string[]; lost: string }> {
    const reply = await this.#ask('addresses');
    if ('addresses' in reply) return reply.addresses;
    throw new Error('The site does not name its pages.');
  }

  async make(orders: Order[]): Promise<MadePage[]> {
    const reply = await this.#ask(orders);
    return 'pages' in reply ? reply.pages : [];
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Makes all pages that can be reached. */
async function makeAll(
  makers: readonly PageMaker[],
  addresses: readonly string[],
  keptPages: ReadonlyMap<string, KeptPage>,
): Promise<MadePage[]> {
  const made: MadePage[] = [];
  const known = new Set(addresses);
  const waiting = [...known];
  const running = new Set<Promise<void>>();

  async function makeLot(maker: PageMaker, paths: string[]): Promise<void> {
    const pages = await maker.make(paths.map((path) => ({ path, kept: keptPages.get(path) })));
    made.push(...pages);
    for (const link of pages.flatMap(({ links }) => links)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }

  const share = () => Math.ceil(waiting.length / (makers.length * LOTS_AT_A_TIME));
  while (waiting.length > 0 || running.size > 0) {
    const free = makers.filter(({ lots }) => lots < LOTS_AT_A_TIME);
    free.sort((one, other) => one.lots - other.lots);
    const [maker] = free;
    if (maker && waiting.length > 0) {
      const lot = makeLot(maker, waiting.splice(0, Math.min(share(), MOST_TOGETHER)));
      running.add(lot);
      void lot.catch(() => {}).finally(() => running.delete(lot));
    } else await Promise.race(running);
  }
  return made;
}

type Options = WorkerSettings & {
  /** Where to keep notes on the pages for the next build, if at all. */
  indexFile?: string | undefined;
  threads?: number;
};

export type Prerendered = {
  /** Those with an address, by path. */
  pages: Page[];
  /** How many were rendered: they are new, or their content has changed. */
  made: number;
};

export async function prerenderSite({
  indexFile,
  threads = availableParallelism(),
  ...settings
}: Options): Promise<Prerendered> {
  const { outDir, buildId } = settings;
  // A folder without its page for lost addresses is not finished.
  rmSync(join(outDir, LOST_FILE), { force: true });
  const kept = indexFile ? readKeptPages(indexFile, buildId) : new Map<string, KeptPage>();
  const makers = Array.from({ length: threads }, () => new PageMaker(settings));
  try {
    const [first] = makers;
    if (!first) throw new Error('There is no processor.');
    const { pages: addresses, lost } = await first.addresses();
    const found = await makeAll(makers, addresses, kept);
    await first.make([{ path: lost, kept: undefined }]);
    if (indexFile) writeKeptPages(indexFile, buildId, found);
    const pages = found
      .filter(({ file }) => file !== null)
      .sort((one, other) => (one.path < other.path ? -1 : 1));
    const made = pages.filter(({ isNew }) => isNew).length;
    return { pages, made };
  } finally {
    await Promise.all(makers.map((maker) => maker.close()));
  }
}
