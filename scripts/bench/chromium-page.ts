// A Chromium with the screen, connection and CPU of a phone (docs/performance.md).
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/chromium.ts';

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

/** A mid-range phone on a slow mobile connection, with the values of Lighthouse. */
const SLOW = { latencyMs: 562, bytesPerSecond: (1.44 * 1024 * 1024) / 8, cpu: 4 };

export async function launchBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium could be found.');
  return chromium.launch({
    executablePath: found === 'playwright' ? undefined : found,
    args: BROWSER_FLAGS,
  });
}

export type SlowPage = {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
};

/** A page with an empty cache, throttled if `isSlow`. */
export async function openPage(browser: Browser, isSlow: boolean): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  }
  return { page, cdp, close: () => context.close() };
}
