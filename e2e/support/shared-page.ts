// Browser contexts that the tests of a worker share, each with its page: one for most tests, and one for a second
// person. The page keeps its process, the compiled code and the memory cache, which is emptied when a page of the
// process is closed: a third of the CPU time of a visit. Each test gets the page as if it were new. (Playwright's
// `reuseContext` goes to about:blank between two tests, which ends the process.)
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { apiUrl, mailboxUrl, siteUrl } from './settings.ts';

type Prepare = (context: BrowserContext) => Promise<void>;

type Shared = { browser: Browser; owner: 'visitor' | 'colleague'; prepare?: Prepare };

const shared = new Map<Shared['owner'], ReturnType<typeof open>>();

/** An address of the site that runs no script. */
const IDLE = `${siteUrl}/robots.txt`;

async function open(browser: Browser, prepare?: Prepare) {
  const context = await browser.newContext();
  await prepare?.(context);
  const page = await context.newPage();
  return {
    context,
    page,
    viewport: page.viewportSize(),
    devTools: await context.newCDPSession(page),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Undoes what a test did to the page. A test that changes more (clock, network, bindings) has its own context. */
async function reset({ context, page, viewport, devTools }: Opened): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.goto(IDLE);
  // In the process that caches it.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const origin of [siteUrl, apiUrl, mailboxUrl]) {
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
}

/** Lends a page to a test and resets it afterwards. Chromium only. */
export async function withSharedPage(
  { browser, owner, prepare }: Shared,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const opening = shared.get(owner) ?? open(browser, prepare);
  shared.set(owner, opening);
  const opened = await opening;
  const { page } = opened;
  const { addInitScript } = page;
  const initScripts: { dispose: () => Promise<void> }[] = [];
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript.apply(page, script);
    initScripts.push(added);
    return added;
  };
  await use(page);
  page.addInitScript = addInitScript;
  await Promise.all(initScripts.map((script) => script.dispose()));
  await reset(opened);
}
