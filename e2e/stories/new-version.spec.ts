// A new version is published while a tab is open: the code that the tab still needs is gone.
import { type ChangingSite, serveChangingSite } from '../support/changing-site.ts';
import { test as base, expect, goWithinAdmin, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

const test = base.extend<{ site: ChangingSite; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  site: async ({}, use) => {
    const site = await serveChangingSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({
  hasOwnContext: true,
  expectedErrors: [/status of 404|dynamically imported module|could not be shown|preload CSS/],
});

test('a visitor continues, and keeps what they have typed', async ({ page, site }) => {
  await page.goto('/contact');
  await page.getByPlaceholder('Your name').fill('Amel');
  await page.getByLabel('Message').fill('Words that must not be lost.');
  site.renameCode();
  await page.getByRole('link', { name: 'Read the FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asked and answered' })).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByPlaceholder('Your name')).toHaveValue('Amel');
  await expect(page.getByLabel('Message')).toHaveValue('Words that must not be lost.');
});

test('code that is missing without a new version reloads nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.route(/\/assets\/faq-page/, (route) => route.fulfill({ status: 404, body: 'Gone' }));
  await page.getByRole('link', { name: 'Read the FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

test('staff continue too', async ({ page, site }) => {
  await useSession(page, accounts.staff);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.renameCode();
  await goWithinAdmin(page, '/travels');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
