// The test function of every browser test: fails on console errors, checks accessibility, has its own data.
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { server, signedInAs } from './api.ts';
import { accounts, apiUrl, mailboxUrl } from './settings.ts';
import { withSharedContext } from './shared-context.ts';
import { smallFields } from './small-fields.ts';

type Fixtures = {
  /** An activity in a category, both created for the test and deleted afterwards. */
  activity: { id: string; title: string; categoryId: string };
  /** Console errors that the test provokes; all others, and uncaught exceptions, fail it. */
  expectedErrors: RegExp[];
  /**
   * A test tagged `@cold` gets every page of the site without prerendered content, to see what a visitor
   * sees while data loads, or when it cannot be loaded.
   */
  servePages: undefined;
  /** Each page gets a first input once it has loaded, which hydrates the sections below the fold too. */
  hasInput: boolean;
  /** A context for this test alone, whose caches are empty and whose clock and network may be changed. */
  hasOwnContext: boolean;
  /** A page in the browser of a second person, who works in the back office. */
  colleaguePage: Page;
  waitForHydration: undefined;
  watchConsole: undefined;
  /** A field into which a phone zooms fails the tests of narrow screens, the back office's too. */
  watchFields: undefined;
  /** A request to any origin but the site, its API and the mailbox fails the test. */
  watchOrigins: undefined;
};

/** An address of the public site that is not a file. */
const isPage = ({ pathname }: URL) => !/^\/admin(\/|$)|\.\w+$/.test(pathname);

/** The page of a record that was published since the build is served with status 404, and opens. */
const isNewPage = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  URL.canParse(message.location().url) &&
  isPage(new URL(message.location().url)) &&
  !message.location().url.startsWith(apiUrl);

const giveInput = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    const give = () => window.dispatchEvent(new Event('pointerdown'));
    window.addEventListener('load', () => setTimeout(give), { once: true });
  });
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  servePages: [
    async ({ context, baseURL }, use, { tags }) => {
      if (tags.includes('@cold')) {
        const ofSite = (url: URL) => url.origin === baseURL && isPage(url);
        await context.route(ofSite, async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          await route.continue({ url: `${baseURL}/app-shell` });
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],

  hasInput: [true, { option: true }],

  hasOwnContext: [false, { option: true }],

  context: async (
    { browser, browserName, hasOwnContext, hasInput, javaScriptEnabled, serviceWorkers },
    use,
  ) => {
    const isOrdinary = hasInput && javaScriptEnabled !== false && serviceWorkers === 'block';
    if (isOrdinary && !hasOwnContext && browserName === 'chromium')
      return withSharedContext({ browser, owner: 'visitor', prepare: giveInput }, use);
    const context = await browser.newContext();
    if (hasInput) await giveInput(context);
    await use(context);
    await context.close();
  },

  colleaguePage: async ({ browser, browserName }, use) => {
    const usePageOf = async (context: BrowserContext) => use(await context.newPage());
    if (browserName === 'chromium') {
      return withSharedContext({ browser, owner: 'colleague' }, usePageOf);
    }
    const context = await browser.newContext();
    await usePageOf(context);
    await context.close();
  },

  waitForHydration: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const open = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await open(url, options);
        const address = new URL(page.url());
        const isSitePage = address.origin === baseURL && isPage(address);
        // A test would click prerendered buttons before the page has hydrated. A test that sets `waitUntil`
        // waits for nothing else.
        if (isSitePage && javaScriptEnabled !== false && !options?.waitUntil) {
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 10_000 });
        }
        return response;
      };
      await use(undefined);
    },
    { auto: true },
  ],

  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' && !isNewPage(message)) {
          note(`${message.text()} ${message.location().url}`);
        }
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  watchFields: [
    async ({ page }, use) => {
      await use(undefined);
      const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
      if (!isNarrow || page.isClosed()) return;
      expect(await smallFields(page), 'fields of less than 16 px').toEqual([]);
    },
    { auto: true },
  ],

  watchOrigins: [
    async ({ context, baseURL }, use) => {
      const own = [baseURL ?? '', apiUrl, mailboxUrl].map((address) => new URL(address).host);
      const foreign: string[] = [];
      const note = (request: Request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !own.includes(host)) foreign.push(request.url());
      };
      context.on('request', note);
      await use(undefined);
      context.off('request', note);
      expect(foreign, 'requests to others').toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  activity: async ({}, use) => {
    const key = crypto.randomUUID().slice(0, 8);
    const categoryId = `test-category-${key}`;
    const activity = { id: `test-activity-${key}`, title: `Evening walk ${key}`, categoryId };
    const database = server();
    await database
      .from('activity_categories')
      .insert({ id: categoryId, name: `Walks ${key}`, status: 'published' })
      .throwOnError();
    await database
      .from('activities')
      .insert({
        id: activity.id,
        title: activity.title,
        description: 'A walk at the end of the day.',
        category_id: categoryId,
        highlights: ['The light'],
        status: 'published',
      })
      .throwOnError();
    await use(activity);
    await database.from('activities').delete().eq('id', activity.id).throwOnError();
    await database.from('activity_categories').delete().eq('id', categoryId).throwOnError();
  },
});

export { expect };

type Session = Awaited<ReturnType<typeof newSession>>;

async function newSession(email: string) {
  const { data } = await (await signedInAs(email)).auth.getSession();
  return data.session;
}

const seeded: readonly string[] = Object.values(accounts);
/** Hashing a password takes 0.1 s, so the tests of a worker share a session of each seeded account. */
const sharedSessions = new Map<string, Promise<Session>>();

function sessionOf(email: string): Promise<Session> {
  if (!seeded.includes(email)) return newSession(email);
  const session = sharedSessions.get(email) ?? newSession(email);
  sharedSessions.set(email, session);
  return session;
}

/** Tests that run beside each other share accounts: what one types would come back in the forms of another. */
function withoutFormDrafts(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/rest/v1/form_drafts') ? Response.json([]) : send(input, init);
  };
}

type SessionOptions = { keepsDrafts?: boolean };

/** Signs in by session. The sign-in page has its own tests. */
export async function useSession(
  page: Page,
  email: string,
  { keepsDrafts = false }: SessionOptions = {},
): Promise<void> {
  if (!keepsDrafts) await page.addInitScript(withoutFormDrafts);
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(await sessionOf(email)),
  ] as const);
}

const SESSION_KEY = 'expat-buddy-session';

/** Opens another address of the back office like its links do: a full load takes a second of CPU time. */
export const goWithinAdmin = (page: Page, address: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/admin${address}`);

/** Answers the question whether to leave with unsaved changes: stay. */
export async function stayOnPage(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
}
