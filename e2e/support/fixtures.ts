// The test of every browser spec: fails on console errors, brings accessibility checks and own data.
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { server, signedInAs } from './api.ts';
import { apiUrl, mailboxUrl } from './settings.ts';

type Fixtures = {
  /** An activity of the test's own in a category of its own, gone afterwards. */
  activity: { id: string; title: string; categoryId: string };
  /** Console errors and uncaught exceptions fail the test unless it says which it provokes. */
  expectedErrors: RegExp[];
  /**
   * A test tagged `@cold` gets each page of the site as one that the build did not know, without its
   * content: for what a visitor sees until the answer is there, or when there is none.
   */
  servePages: undefined;
  waitForHydration: undefined;
  watchConsole: undefined;
  /** A request of a page to anybody but the site, its API and the mailbox fails the test. */
  watchOrigins: undefined;
};

/** An address of the public site that is no file. */
const isPage = ({ pathname }: URL) => !/^\/admin(\/|$)|\.\w+$/.test(pathname);

/** A record that is younger than the build has an address that the host does not know; the page opens. */
const isYoungPage = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  URL.canParse(message.location().url) &&
  isPage(new URL(message.location().url)) &&
  !message.location().url.startsWith(apiUrl);

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

  waitForHydration: [
    async ({ page, javaScriptEnabled }, use) => {
      const open = page.goto.bind(page);
      page.goto = async (url, options) => {
        const answer = await open(url, options);
        // Whoever presses a button that was served must wait for its code; a test does so at once. One that
        // says itself what it waits for (waitUntil) is left alone.
        if (javaScriptEnabled !== false && !options?.waitUntil) {
          const isHydrated = () => !document.querySelector('.below-the-fold');
          await page.waitForFunction(isHydrated, null, { timeout: 3000 }).catch(() => {});
        }
        return answer;
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
        if (message.type() === 'error' && !isYoungPage(message)) note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  watchOrigins: [
    async ({ context, baseURL }, use) => {
      const own = [baseURL ?? '', apiUrl, mailboxUrl].map((address) => new URL(address).host);
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !own.includes(host)) foreign.push(request.url());
      });
      await use(undefined);
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

/** Opens the back office as somebody already signed in; the page of the sign-in has tests of its own. */
export async function useSession(page: Page, email: string): Promise<void> {
  const { data } = await (await signedInAs(email)).auth.getSession();
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(data.session),
  ] as const);
}

const SESSION_KEY = 'expat-buddy-session';

/** Stays on a page that asks before something unsaved is left behind. */
export async function stayOnPage(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

async function expectNoViolation(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  // Half a megabyte: a page that was looked at before has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const results = await inPage.run(document, options);
      return results.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message})`).join(', ')}`,
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(violations).toEqual([]);
}

/** No violation of WCAG 2.2 A and AA on the page as it stands, in the theme it has. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await expectNoViolation(page, STANDARD);
}

/** No violation on the page as it stands, in either theme; the second differs in its colours alone. */
export async function expectAccessible(page: Page): Promise<void> {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(root).not.toHaveClass(/dark/);
  await expectAccessibleAsShown(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(root).toHaveClass(/dark/);
  await expectNoViolation(page, { type: 'rule', values: RULES_OF_COLOUR });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(root).not.toHaveClass(/dark/);
}
