// What a visitor sees of one load: when, how much moved, how much was fetched for it.
import type { Browser } from '@playwright/test';
import { openPage } from './chromium-page.ts';

export type Load = {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint was: a tag and the beginning of its text or address. */
  largest: string;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
};

const QUIET_MS = 800;
const LONGEST_MS = 30_000;

type Seen = { lcp: number; what: string; cls: number; tasks: [start: number, length: number][] };

/** Notes what the browser reports, from before the first byte. */
function watch() {
  const seen: Seen = { lcp: 0, what: '', cls: 0, tasks: [] };
  Object.assign(window, { benchSeen: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    seen.lcp = entry.startTime;
    const words = url ? (url.split('/').at(-1) ?? '') : (element?.textContent ?? '').slice(0, 24);
    seen.what = `${element?.tagName.toLowerCase() ?? '?'} ${words}`;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Loads an address with an empty cache and waits until the line has been quiet for a while. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, close } = await openPage(browser, true);
  let bytes = 0;
  let requests = 0;
  let open = 0;
  let lastEvent = Date.now();
  const happened = (change: number) => {
    open += change;
    lastEvent = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    happened(1);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    happened(-1);
  });
  cdp.on('Network.loadingFailed', () => happened(-1));
  try {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until && (open > 0 || Date.now() - lastEvent < QUIET_MS)) {
      await page.waitForTimeout(100);
    }
    const { seen, firstPaint } = await page.evaluate(() => ({
      seen: (window as unknown as { benchSeen: Seen }).benchSeen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const blocking = seen.tasks
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return {
      firstPaint,
      largestPaint: seen.lcp,
      largest: seen.what,
      blocking,
      shift: seen.cls,
      bytes,
      requests,
    };
  } finally {
    await close();
  }
}
