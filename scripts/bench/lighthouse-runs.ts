// Lighthouse with simulated phone throttling. It is 176 MB, so it is not a dependency: the first
// run downloads it to .cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root } from '../environment/settings.ts';
import { findChromium } from '../tests/chromium.ts';
import { median } from './bench-pages.ts';
import { BROWSER_FLAGS } from './chromium-page.ts';

const VERSION = '13.5.0';
const folder = join(root, '.cache', 'bench');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Result = {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result>;
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

export type Report = Record<keyof typeof AUDITS, number> & {
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Failed audits outside of performance. */
  complaints: string[];
};

export type Auditor = { audit: (url: string) => Promise<Report> };

async function load(): Promise<{ lighthouse: Lighthouse; launcher: Launcher } | undefined> {
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Fetching Lighthouse ${VERSION} …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const command = ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
    spawnSync('npm', command, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  }
  if (!existsSync(entry)) return undefined;
  const launcherPath = createRequire(entry).resolve('chrome-launcher');
  const [lighthouse, launcher] = await Promise.all([
    import(pathToFileURL(entry).href),
    import(pathToFileURL(launcherPath).href),
  ]);
  return { lighthouse: lighthouse.default as Lighthouse, launcher: launcher as Launcher };
}

function reportOf({ lhr }: Result): Report {
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const complaints = CATEGORIES.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit?.score === 0)
      .map((audit) => audit?.title ?? ''),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    fcp: value(AUDITS.fcp),
    lcp: value(AUDITS.lcp),
    tbt: value(AUDITS.tbt),
    cls: value(AUDITS.cls),
    complaints,
  };
}

/** Undefined if Lighthouse cannot be downloaded. */
export async function openAuditor(): Promise<Auditor | undefined> {
  const parts = await load();
  const found = await findChromium();
  if (!parts || !found) return undefined;
  const options = {
    chromePath: found === 'playwright' ? chromium.executablePath() : found,
    chromeFlags: [...BROWSER_FLAGS, '--headless=new'],
  };
  return {
    // A new browser for each page: nothing of the previous one, such as its service worker, must run.
    audit: async (url) => {
      const chrome = await parts.launcher.launch(options);
      const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES };
      const result = await parts.lighthouse(url, flags).finally(() => chrome.kill());
      return reportOf(result);
    },
  };
}

/** Medians; a complaint counts if any run had it. */
export function middleOf(reports: readonly Report[]): Report {
  const middle = (figure: (report: Report) => number) => median(reports.map(figure));
  return {
    scores: CATEGORIES.map((_name, index) => middle(({ scores }) => scores[index] ?? 0)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    complaints: [...new Set(reports.flatMap(({ complaints }) => complaints))],
  };
}
