// `npm run bench`: builds, serves and measures the site and its variants (docs/performance.md).
// `-- --quick` runs one round, without the database; `-- --only=loads,lighthouse` some parts;
// `-- --pages=/,/travels` some pages; `-- --variants=site,scriptless` some variants; `-- --rounds=3`;
// `-- --http1` serves HTTP/1.1.
// `-- --only=database --postgres=15,17` writes the table of docs/database-speed.md, and fails when a query
// exceeds its budget.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BENCH_PAGES, median, type Origins, VARIANTS, type Variant } from './bench/bench-pages.ts';
import { measureBuild } from './bench/build-times.ts';
import { launchBrowser } from './bench/chromium-page.ts';
import { compressFiles } from './bench/compress-files.ts';
import { askedMajors, benchDatabase } from './bench/database.ts';
import { middleOf, openAuditor, type Report } from './bench/lighthouse-runs.ts';
import { type Load, measureLoad } from './bench/measure-load.ts';
import { measureRoutes } from './bench/route-times.ts';
import { serveVariants } from './bench/serve-variants.ts';
import { measureStartUp } from './bench/start-up.ts';
import {
  budgetTable,
  buildTable,
  lcpElementTable,
  lighthouseTable,
  loadTable,
  table,
} from './bench/tables.ts';
import { addInquiry, measureWait, WAIT_LIMIT_MS, WAITING_PAGES } from './bench/waiting-pages.ts';
import { buildApps } from './build/build-apps.ts';
import { finishFolder } from './build/build-folder.ts';
import { type BackendProcess, spawnBackend } from './environment/backend-process.ts';
import { freePorts } from './environment/free-port.ts';
import type { WebServer } from './serve/web-server.ts';
import { firstLoads } from './tests/size-budget.ts';

const PARTS = [
  'scripts',
  'loads',
  'waits',
  'lighthouse',
  'routes',
  'build',
  'start',
  'database',
] as const;
const isQuick = process.argv.includes('--quick');
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const asked = option('only');
const parts = new Set(
  asked ? asked.split(',') : PARTS.filter((part) => !isQuick || part !== 'database'),
);
const rounds = Number(option('rounds') ?? (isQuick ? 1 : 5));
const askedPages = option('pages')?.split(',');
const pages = BENCH_PAGES.filter(({ path }) => !askedPages || askedPages.includes(path));
const askedVariants = option('variants')?.split(',');
const measured = VARIANTS.filter((name) => !askedVariants || askedVariants.includes(name));

const forEachVariant = <Value>(make: (variant: Variant) => Value) =>
  Object.fromEntries(VARIANTS.map((variant) => [variant, make(variant)])) as Record<Variant, Value>;

function say(title: string, text: string): void {
  console.log(`\n## ${title}\n\n${text}`);
}

async function showLoads(origins: Origins): Promise<void> {
  const loads = new Map<string, Record<Variant, Load[]>>(
    pages.map(({ path }) => [path, forEachVariant(() => [])]),
  );
  const browser = await launchBrowser();
  // The first round warms up and is not counted; the variants are interleaved.
  for (let round = isQuick ? 1 : 0; round <= rounds; round += 1) {
    for (const { path } of pages) {
      for (const variant of measured) {
        const load = await measureLoad(browser, origins[variant] + path);
        if (round > 0) loads.get(path)?.[variant].push(load);
      }
    }
    console.log(`Loads: round ${round} of ${rounds}`);
  }
  await browser.close();
  const tables = [budgetTable(loads), loadTable(loads), lcpElementTable(loads)];
  say('A first visit on a slow phone', tables.join('\n\n'));
}

async function showLighthouse(origins: Origins): Promise<void> {
  const auditor = await openAuditor();
  if (!auditor) return say('Lighthouse', 'Left out: Lighthouse could not be fetched.');
  const reports = new Map<string, Record<Variant, Report>>();
  for (const { path } of pages) {
    const runs = forEachVariant((): Report[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of measured)
        runs[variant].push(await auditor.audit(origins[variant] + path));
    }
    reports.set(
      path,
      forEachVariant((variant) => middleOf(runs[variant])),
    );
    console.log(`Lighthouse: ${path}`);
  }
  const complaints = [...reports].flatMap(([path, { site }]) =>
    site.complaints.map((complaint) => `${path}: ${complaint}`),
  );
  say('Lighthouse, simulated phone', [lighthouseTable(reports), ...complaints].join('\n\n'));
}

async function showWaits(origin: string): Promise<void> {
  const browser = await launchBrowser();
  const times = new Map<string, number[]>(WAITING_PAGES.map(({ path }) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of WAITING_PAGES)
      times.get(page.path)?.push(await measureWait(browser, origin, page));
  }
  await browser.close();
  const rows = [...times].map(([path, ms]) => [
    path.replace(/#.*/, '#…'),
    median(ms).toFixed(0),
    String(WAIT_LIMIT_MS),
  ]);
  say('Content that waits, on a slow phone', table(['', 'ms', 'budget'], rows));
}

async function showRoutes(origins: Origins): Promise<void> {
  const browser = await launchBrowser();
  const times = await measureRoutes(browser, origins.site);
  await browser.close();
  const rows = times.map(({ from, to, ms, workMs }) => [
    `${from} → ${to}`,
    ms.toFixed(0),
    workMs.toFixed(0),
  ]);
  say('Client-side navigation', table(['', 'ms', 'ms of CPU time'], rows));
}

function showScripts(distDir: string): void {
  const rows = firstLoads(distDir).map(({ page, bytes, limit }) => [
    page,
    (bytes / 1000).toFixed(1),
    String(limit / 1000),
  ]);
  say('JavaScript that hydrates the first screen', table(['', 'kB gzip', 'budget'], rows));
}

async function withBuild(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'expat-buddy-bench-'));
  const distDir = join(dataDir, 'dist');
  const ports = await freePorts();
  const siteUrl = `https://localhost:${ports.site}`;
  let backend: BackendProcess | undefined;
  let web: WebServer | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // The backend stops when its last client disconnects.
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(1);
    });
  }
  try {
    backend = await spawnBackend({
      ports,
      siteUrl,
      dataDir: join(dataDir, 'data'),
      rateLimits: 'off',
      outboxDrain: 'off',
    });
    const env = {
      VITE_SUPABASE_URL: backend.ready.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.ready.publishableKey,
      VITE_SITE_URL: siteUrl,
    };
    await buildApps(distDir, env);
    const shell = readFileSync(join(distDir, 'index.html'), 'utf8');
    // An hour old, like a published page: it refetches its data.
    await finishFolder(distDir, env, { readAt: Date.now() - 3_600_000 });
    await compressFiles(distDir);
    if (parts.has('scripts')) showScripts(distDir);
    const variants = await serveVariants({
      distDir,
      shell,
      apiUrl: backend.ready.apiUrl,
      sitePort: ports.site,
      isHttp1: process.argv.includes('--http1'),
    });
    web = variants;
    console.log(`\nServed over ${variants.protocol}: ${Object.values(variants.origins).join(' ')}`);
    await addInquiry(backend.ready);
    // `--only=serve`, to inspect the variants.
    if (parts.has('serve')) await new Promise(() => {});
    if (parts.has('loads')) await showLoads(variants.origins);
    if (parts.has('lighthouse')) await showLighthouse(variants.origins);
    if (parts.has('waits')) await showWaits(variants.origins.site);
    if (parts.has('routes')) await showRoutes(variants.origins);
  } finally {
    await Promise.allSettled([web?.close(), backend?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function showBuild(): Promise<void> {
  const times = [];
  for (const travels of isQuick ? [1000] : [0, 1000, 10_000]) {
    times.push(await measureBuild(travels));
  }
  say('The build', buildTable(times));
}

async function showStartUp(): Promise<void> {
  const ports = await freePorts();
  const { fresh, existing } = await measureStartUp(ports);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  say(
    'The local backend answers after',
    `${seconds(fresh)} s without data, ${seconds(existing)} s with data.`,
  );
}

const ofBuild = ['scripts', 'loads', 'waits', 'lighthouse', 'routes', 'serve'];
if (ofBuild.some((part) => parts.has(part))) await withBuild();
if (parts.has('build')) await showBuild();
if (parts.has('start')) await showStartUp();
const isFast = !parts.has('database') || (await benchDatabase(askedMajors(process.argv)));
process.exit(isFast ? 0 : 1);
