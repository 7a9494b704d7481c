// Browser contexts that the tests of a worker share: one for most tests, and one for a second person. Each keeps the
// cache and the process of the site, so that a page loads its code once: a third of the CPU time of a test. Each test
// gets new pages and empty storage.
import type { Browser, BrowserContext } from '@playwright/test';
import { apiUrl, mailboxUrl, siteUrl } from './settings.ts';

const shared = new Map<string, ReturnType<typeof open>>();

type Prepare = (context: BrowserContext) => Promise<void>;

async function open(browser: Browser, prepare?: Prepare) {
  const context = await browser.newContext();
  await prepare?.(context);
  // It keeps the process alive between two tests.
  const idlePage = await context.newPage();
  await idlePage.goto(`${siteUrl}/robots.txt`);
  return { context, idlePage, devTools: await context.newCDPSession(idlePage) };
}

type Shared = { browser: Browser; owner: 'visitor' | 'colleague'; prepare?: Prepare };

/** Lends a context to a test and empties it afterwards. Chromium only. */
export async function withSharedContext(
  { browser, owner, prepare }: Shared,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const opened = shared.get(owner) ?? open(browser, prepare);
  shared.set(owner, opened);
  const { context, idlePage, devTools } = await opened;
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
