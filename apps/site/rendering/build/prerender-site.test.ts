// Builds of a small site, one after the other in one folder: only changes are written.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filesBelow } from '../../../../scripts/build/sync-folder.ts';
import { prerenderSite } from './prerender-site.ts';

/** A site as prerendering sees it: pages show one record or the titles of all, and what its settings say. */
const RENDERER = `
const read = async (path) => (await fetch('http://named.test/' + path)).json();
export const firstAddresses = ['/', '/travels'];
export const notFoundAddress = '/404';
export const movedPages = async () => [];
export const recordAddresses = async () => (await read('list')).map(({ id }) => ({ path: '/travels/' + id, changedAt: '2027-01-31T10:00:00Z' }));
export const listTimes = async () => [];
export async function renderPage(path, isKept) {
  const id = path.startsWith('/travels/') ? path.slice(9) : undefined;
  const data = id ? await read('travels?id=eq.' + id) : path === '/travels' ? await read('list') : [];
  const queries = [{ key: ['data'], data }, { key: ['settings'], data: await read('settings') }];
  if (isKept(queries)) return undefined;
  const isMissing = path === '/404' || (id && data.length === 0);
  const links = data.map((row) => '<a href="/travels/' + row.id + '">' + row.title + '</a>').join('');
  return {
    route: path === '/404' ? '*' : id ? '/travels/:id' : path,
    source: undefined,
    head: '<title>' + path + '</title>',
    body: links + queries[1].data.name,
    canonical: '',
    isHidden: Boolean(isMissing),
    links: data.map(({ id }) => '/travels/' + id),
    structuredData: undefined,
    queries: queries.map((query) => ({ ...query, updatedAt: Date.now() })),
  };
}
`;

let dir: string;
let server: Server;
let content: { settings: { name: string }; travels: { id: string; title: string }[] };
let requests: number;
let buildId = 'one';
/** The pages of the last build. */
let paths: string[];

// Each build starts a thread, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'expat-buddy-pages-'));
  for (const folder of ['out', 'server']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'server', 'entry-server.js'), RENDERER);
  writeFileSync(join(dir, 'server', 'package.json'), '{"type":"module"}');
  const travels = ['oran', 'tipaza', 'timgad'].map((id) => ({ id, title: id }));
  content = { settings: { name: 'Expat Buddy' }, travels };
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api.test');
    const asked: string[] = searchParams.get('id')?.match(/[a-z]+$|[a-z]+(?=")/g) ?? [];
    const found = content.travels.filter(({ id }) => asked.includes(id));
    const isBatch = searchParams.has('select');
    const rows = found.map((row) => ({ ...row, ...(isBatch && { batch_key: row.id }) }));
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-range', `*/${rows.length}`);
    const answers = { '/list': content.travels, '/settings': content.settings, '/travels': rows };
    response.end(JSON.stringify(answers[pathname as keyof typeof answers]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true, force: true });
});

const out = (file: string) => join(dir, 'out', file);
const textOf = (file: string) => readFileSync(out(file), 'utf8');

async function build(): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const { pages, made } = await prerenderSite({
    outDir: join(dir, 'out'),
    language: 'en',
    serverDir: join(dir, 'server'),
    manifest: {
      'index.html': { file: 'index.js' },
      'rendering/document/load-code.js': { file: 'load-code.js' },
      'rendering/document/polyfills.ts': { file: 'assets/polyfills.js' },
      'rendering/not-served.ts': { file: 'assets/not-served.js' },
      'src/lib/database-client.ts': { file: 'assets/database-client.js' },
    },
    style: { file: 'index.css', text: '' },
    buildId,
    api: { named: 'http://named.test', reached: `http://127.0.0.1:${port}` },
    readAt: undefined,
    indexFile: join(dir, 'pages.json'),
    threads: 1,
  });
  paths = pages.map(({ path }) => path);
  return made;
}

it('writes every page and the 404 page, with a handful of requests', async () => {
  expect(await build()).toBe(5);
  expect(filesBelow(join(dir, 'out')).sort()).toEqual([
    ...['404.html', 'index.html', 'travels.html'],
    ...['oran', 'timgad', 'tipaza'].map((id) => join('travels', `${id}.html`)),
  ]);
  expect(textOf('travels/oran.html')).toContain('<div id="root" data-route="/travels/:id">');
  expect(requests).toBeLessThan(10);
});

it('updates every page that shows a changed record, and touches no other', async () => {
  content.travels = content.travels.map((row) =>
    row.id === 'oran' ? { ...row, title: 'Wahran' } : row,
  );
  const before = statSync(out('travels/tipaza.html')).mtimeMs;
  expect(await build()).toBe(2);
  for (const file of ['travels.html', 'travels/oran.html'])
    expect(textOf(file)).toContain('Wahran');
  expect(statSync(out('travels/tipaza.html')).mtimeMs).toBe(before);
});

it('adds the page of a new record and drops that of a removed one', async () => {
  content.travels = [...content.travels.slice(1), { id: 'bejaia', title: 'Béjaïa' }];
  expect(await build()).toBe(2);
  expect(textOf('travels.html')).toContain('href="/travels/bejaia"');
  expect(textOf('travels/bejaia.html')).toContain('Béjaïa');
  expect(paths).toEqual(['/', '/travels', '/travels/bejaia', '/travels/timgad', '/travels/tipaza']);
});

it('updates all pages when a setting changes', async () => {
  content.settings = { name: 'Another name' };
  expect(await build()).toBe(5);
  expect(textOf('travels/timgad.html')).toContain('Another name');
});

it('restores a damaged or missing file, and keeps one that was only copied', async () => {
  writeFileSync(out('travels/tipaza.html'), textOf('travels/tipaza.html'));
  writeFileSync(out('travels/bejaia.html'), textOf('travels/bejaia.html').replace('B', 'V'));
  rmSync(out('travels/timgad.html'));
  expect(await build()).toBe(2);
  expect(textOf('travels/bejaia.html')).toContain('Béjaïa');
});

it('renders every page again for new code', async () => {
  buildId = 'two';
  expect(await build()).toBe(5);
});

it('stops when something cannot be read, and leaves the folder unfinished', async () => {
  writeFileSync(
    join(dir, 'server', 'entry-server.js'),
    RENDERER.replace("read('settings')", "read('lost')"),
  );
  await expect(build()).rejects.toThrow();
  expect(filesBelow(join(dir, 'out'))).not.toContain('404.html');
});
