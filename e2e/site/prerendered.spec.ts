// The prerendered pages, without JavaScript and while they hydrate.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PAGES: readonly [path: string, heading: RegExp, shortest?: number][] = [
  ['/', /./],
  ['/travels', /./],
  ['/categories/western', /./],
  ['/travels/oran', /Oran/],
  ['/activities', /./],
  ['/activities/dune-driving', /Dune Driving/],
  ['/road-trips/aures-loop', /Aurès/],
  ['/rv-rental/long-van', /Van/],
  ['/store/boussaada-knives', /Boussa/],
  ['/events/algroove', /Algroove/],
  ['/events', /./, 250],
  ['/contact', /./],
  ['/faq', /./],
  ['/entry-papers', /./],
  ['/living-here', /./],
  ['/reviews', /./],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its title, heading and text', async ({ page }) => {
    for (const [path, heading, shortest = 300] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/Expat Buddy/);
      const text = await page.getByRole('main').textContent();
      expect(text?.length, `characters on ${path}`).toBeGreaterThan(shortest);
    }
  });

  test('links work', async ({ page }) => {
    await page.goto('/travels');
    await page.getByRole('main').getByRole('link', { name: /Oran/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oran' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/travels\/oran$/);
  });

  test('24 travels are at most 18,000 px on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/travels', '/fr/travels', '/ar/travels']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
      const height = await page.evaluate(() => {
        document.documentElement.dataset.layout = 'all';
        return document.documentElement.scrollHeight;
      });
      expect(height, path).toBeGreaterThan(12_000);
      expect(height, path).toBeLessThanOrEqual(18_000);
    }
  });
});

test('the styles of a page are loaded once', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  // The code of this button is loaded late.
  await page.getByRole('main').getByRole('button', { name: 'Write to us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sheets).toEqual([]);
});

async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The code loader records clicks meanwhile.
  await page.route(/\/assets\/(?!load-code).*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('code is fetched after the sections below the fold may be laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const isCode = (node: Node) => node instanceof HTMLScriptElement && node.type === 'module';
    new MutationObserver((records) => {
      if (!records.some(({ addedNodes }) => [...addedNodes].some(isCode))) return;
      const { dataset } = document.documentElement;
      dataset.layoutBeforeCode ??= dataset.layout ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/travels']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-layout-before-code', 'near');
  }
});

test.describe('before any input', () => {
  test.use({ hasInput: false });

  test('a section below the fold is hydrated when it is scrolled to', async ({ page }) => {
    const hydrated = page.locator('html[data-hydrated]');
    const form = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
    // Only a quiet page shows that nothing is hydrated without input.
    await page.goto('/travels', { waitUntil: 'networkidle' });
    await expect(hydrated).toHaveCount(0);
    await expect(form).toBeDisabled();
    await form.scrollIntoViewIfNeeded();
    await expect(form).toBeEnabled();
    await expect(hydrated).toHaveCount(1);
  });

  // As a screen reader does.
  test('a click without a pointer reaches a section that is not hydrated', async ({ page }) => {
    await page.goto('/travels', { waitUntil: 'load' });
    const dark = page.getByRole('contentinfo').getByText('Dark', { exact: true });
    await dark.evaluate((label: HTMLElement) => label.click());
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});

test('a click is answered while the next page is on its way, which is announced once', async ({
  page,
}) => {
  const announcerCode = page.waitForResponse(/\/announce-page-[^/]*\.js$/);
  await page.goto('/');
  await (await announcerCode).finished();
  const announcer = page.locator('#root p[aria-live="polite"]');
  const sign = page.locator('html[data-loading]');
  const release = await holdCode(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(sign).toHaveCount(1);
  await expect(announcer).toHaveText('Loading...');
  release();
  await expect(announcer).toHaveText('Contact | Expat Buddy');
  await expect(sign).toHaveCount(0);
});

test('readers announce a served page themselves', async ({ page }) => {
  // Only a quiet page shows that nothing is announced.
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('#root p[aria-live="polite"]')).toBeEmpty();
});

test('a page in a background tab loads its code', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  const scripts = page.locator('head > script[type="module"]');
  await expect(scripts).not.toHaveCount(0);
});

test('a click before hydration is replayed once', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const toDark = page.getByRole('button', { name: /dark/i }).first();
  await toDark.click();
  await toDark.click();
  release();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(toDark).toHaveAttribute('aria-pressed', 'true');
});

test('pre-hydration input is kept', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('main');
  const send = form.getByRole('button', { name: 'Send Inquiry' });
  await form.getByRole('radio', { name: 'A trip' }).check();
  await form.getByPlaceholder('Your name').fill('Amel');
  await form.getByPlaceholder('Your email').fill('amel@example.org');
  await form.getByLabel('Message').fill('We would like to walk in spring.');
  await expect(send).toBeDisabled();
  release();
  await expect(send).toBeEnabled();
  await expect(form.getByRole('button', { name: 'Departure Date' })).toBeVisible();
  await expect(form.getByRole('radio', { name: 'A trip' })).toBeChecked();
  await expect(form.getByPlaceholder('Your name')).toHaveValue('Amel');
  await expect(form.getByPlaceholder('Your email')).toHaveValue('amel@example.org');
  await expect(form.getByLabel('Message')).toHaveValue('We would like to walk in spring.');
});

test.describe('an address that was not prerendered', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is answered with 404 when it does not exist', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('shows a record that was published since the build', async ({ page, activity }) => {
    await page.goto(`/activities/${activity.id}`);
    await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(activity.title));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test('a page keeps its height while it is scrolled @phone', async ({ page }) => {
  for (const path of ['/contact', '/living-here', '/travels/taghit']) {
    await page.goto(path);
    await expect(page.locator('html[data-layout]')).toBeAttached();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect((await height()) / before, path).toBeGreaterThan(0.85);
  }
});
