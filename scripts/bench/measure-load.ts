// One load of a page until it is idle: paints, layout shifts, long tasks and transferred bytes.
import type { Browser } from '@playwright/test';
import { openPage } from './chromium-page.ts';

/** In milliseconds from the start of the navigation, unless noted. */
export type Load = {
  fcp: number;
  lcp: number;
  /** The tag of the LCP element, and the beginning of its text or file name. */
  lcpElement: string;
  /** The time of long tasks beyond 50 ms each, from FCP until idle. */
  tbt: number;
  /** The same from the start of the navigation: includes parsing, style and layout before FCP. */
  tbtUntilIdle: number;
  cls: number;
  /** Transferred until idle: all files, and scripts only. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Added by scrolling to the end, until idle again. */
  scrolled: { tbt: number; scriptBytes: number };
};

/** No request and no long task for this long, which exceeds every delay of the site. */
const IDLE_MS = 2000;
const TIMEOUT_MS = 45_000;

type Seen = { lcp: number; element: string; cls: number; tasks: [start: number, length: number][] };

/** Collects performance entries from before the first byte. */
function observe() {
  const seen: Seen = { lcp: 0, element: '', cls: 0, tasks: [] };
  Object.assign(window, { benchSeen: seen });
  const onEntry = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  onEntry('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    seen.lcp = entry.startTime;
    const name = url ? (url.split('/').at(-1) ?? '') : (element?.textContent ?? '').slice(0, 24);
    seen.element = `${element?.tagName.toLowerCase() ?? '?'} ${name}`;
  });
  onEntry('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  onEntry('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Milliseconds since the last long task ended. */
function sinceLastTask(): number {
  const { tasks } = (window as unknown as { benchSeen: Seen }).benchSeen;
  const [start, length] = tasks.at(-1) ?? [0, 0];
  return performance.now() - start - length;
}

/** Scrolls to the end in steps, as a visitor does. */
async function scrollToEnd() {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!isAtEnd()) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

const blocking = (tasks: Seen['tasks'], from: number) =>
  tasks
    .filter(([start]) => start >= from)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);

/** Loads a URL with an empty cache and waits until it is idle. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, close } = await openPage(browser, true);
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
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
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    happened(-1);
  });
  cdp.on('Network.loadingFailed', () => happened(-1));
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    const untilIdle = async () => {
      const until = Date.now() + TIMEOUT_MS;
      const isBusy = async () =>
        open > 0 ||
        Date.now() - lastEvent < IDLE_MS ||
        (await page.evaluate(sinceLastTask)) < IDLE_MS;
      while (Date.now() < until && (await isBusy())) await page.waitForTimeout(100);
      return page.evaluate(() => ({
        seen: (window as unknown as { benchSeen: Seen }).benchSeen,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      }));
    };
    const { seen, fcp } = await untilIdle();
    const load = {
      fcp,
      lcp: seen.lcp,
      lcpElement: seen.element,
      tbt: blocking(seen.tasks, fcp),
      tbtUntilIdle: blocking(seen.tasks, 0),
      cls: seen.cls,
      bytes,
      scriptBytes,
      requests,
    };
    await page.evaluate(scrollToEnd);
    const { seen: after } = await untilIdle();
    const scrolled = {
      tbt: blocking(after.tasks, 0) - load.tbtUntilIdle,
      scriptBytes: scriptBytes - load.scriptBytes,
    };
    return { ...load, scrolled };
  } finally {
    await close();
  }
}
