// One browser context for most tests of a worker. It keeps the cache and the process of the site, so that a page
// loads its code once: a third of the CPU time of a test. Each test gets new pages and empty storage.
import type { Browser, BrowserContext } from '@playwright/test';
import { apiUrl, mailboxUrl, siteUrl } from './settings.ts';

let shared: ReturnType<typeof open> | undefined;

async function open(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await prepare(context);
  // It keeps the process alive between two tests.
  const idlePage = await context.newPage();
  await idlePage.goto(`${siteUrl}/robots.txt`);
  return { context, idlePage, devTools: await context.newCDPSession(idlePage) };
}

/** Lends the context to a test and empties it afterwards. Chromium only. */
export async function withSharedContext(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  shared ??= open(browser, prepare);
  const { context, idlePage, devTools } = await shared;
  await use(context);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const pages = context.pages().filter((page) => page !== idlePage);
  await Promise.all(pages.map((page) => page.close()));
  // In the process that caches it.
  await idlePage.evaluate(() => localStorage.clear());
  for (const origin of [siteUrl, apiUrl, mailboxUrl]) {
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
}
