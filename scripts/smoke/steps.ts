// The steps of the smoke test. Selectors use fields and the specification's names, not wording.
import type { Page } from 'puppeteer-core';

type Env = Record<string, string>;
export type Step = {
  name: string;
  /** @returns a summary for the report. */
  act: (page: Page, env: Env) => Promise<string | undefined>;
};

const visitor = `firefox-${crypto.randomUUID().slice(0, 8)}@example.org`;
const password = 'sahara-2026';

/** Opens a page and waits until it is hydrated and idle. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    () =>
      document.querySelectorAll('h1').length === 1 &&
      !document.querySelector('.below-the-fold, main [aria-busy=true]'),
  );
  // Firefox reports code that is aborted on navigation as an error.
  await page.waitForNetworkIdle({ idleTime: 100 });
}

async function publicPages(env: Env): Promise<string[]> {
  const sitemap = await (await fetch(`${env.SITE_URL}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  const hidden = [
    '/search?q=Tipasa',
    '/saved',
    '/plan',
    '/reviews',
    '/review',
    '/my-inquiry',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ];
  return [...listed, ...hidden.map((path) => `${env.SITE_URL}${path}`)];
}

async function read<Row>(env: Env, query: string): Promise<Row[]> {
  const key = env.SERVICE_ROLE_KEY ?? '';
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const response = await fetch(`${env.API_URL}/rest/v1/${query}`, { headers });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Row[];
}

const pages: Step = {
  name: 'every public page opens',
  async act(page, env) {
    const addresses = await publicPages(env);
    for (const address of addresses) {
      await open(page, address).catch((error: Error) => {
        throw new Error(`${address}: ${error.message}`);
      });
    }
    return `${addresses.length} pages`;
  },
};

const filter: Step = {
  name: 'a filter narrows the travels',
  async act(page, env) {
    await open(page, `${env.SITE_URL}/travels`);
    const shown = () => page.$$eval('main article', (cards) => cards.length);
    const before = await shown();
    await page.locator('main input[type=search]').fill('Tipasa');
    await page.waitForFunction(
      (all) => {
        const cards = document.querySelectorAll('main article').length;
        return location.search.includes('search=Tipasa') && cards > 0 && cards < all;
      },
      {},
      before,
    );
    return `${before} travels, then ${await shown()}`;
  },
};

const inquiry: Step = {
  name: 'an inquiry with a departure date is sent from the dialog',
  async act(page, env) {
    await open(page, `${env.SITE_URL}/travels/oran`);
    await page.locator('main ::-p-aria([role="button"][name="Send Inquiry"])').click();
    const field = (selector: string) => page.locator(`[role=dialog] ${selector}`);
    await field('input[placeholder="Your name"]').fill('Firefox');
    await field('input[placeholder="Your email"]').fill(visitor);
    await field('textarea').fill('Two of us, in spring, with a tent.');
    await field('button[aria-haspopup=dialog]').click();
    await page.locator('[role=grid] [role=gridcell]:last-child button:not(:disabled)').click();
    await page.waitForSelector('[role=grid]', { hidden: true });
    await field('button[type=submit]').click();
    await page.waitForSelector('::-p-text(Inquiry Sent)');
    const [saved] = await read<{ departureDate: string | null }>(
      env,
      `contact_submissions?email=eq.${visitor}&select=departureDate`,
    );
    if (!saved?.departureDate) throw new Error('The inquiry was not saved with its date.');
    return `saved, departing ${saved.departureDate}`;
  },
};

const signIn: Step = {
  name: 'staff sign in',
  async act(page, env) {
    await page.goto(`${env.SITE_URL}/admin`);
    await page.locator('input[type=email]').fill('staff@example.com');
    await page.locator('input[type=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('nav[aria-label="Back office"]');
    return undefined;
  },
};

const edit: Step = {
  name: 'staff change the title of an activity',
  async act(page, env) {
    const title = `Dune driving ${visitor.slice(8, 16)}`;
    await page.goto(`${env.SITE_URL}/admin/activities/edit/dune-driving`);
    await page.locator('input[name=title]').click({ count: 3 });
    await page.keyboard.type(title);
    await page.locator('main button[type=submit]').click();
    await page.waitForSelector('[role=alert] ::-p-text(aved)');
    const [saved] = await read<{ title: string }>(
      env,
      'activities?id=eq.dune-driving&select=title',
    );
    if (saved?.title !== title) throw new Error(`The title is still "${saved?.title}".`);
    return undefined;
  },
};

export const steps: readonly Step[] = [pages, filter, inquiry, signIn, edit];
