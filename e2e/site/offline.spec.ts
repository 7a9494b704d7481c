// The site offline, and the update to a new version.
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAsShown } from '../support/accessibility.ts';
import { type ChangingSite, serveChangingSite } from '../support/changing-site.ts';
import { test as base, expect } from '../support/fixtures.ts';

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
  serviceWorkers: 'allow',
  // Code and pictures that are not cached.
  expectedErrors: [
    /ERR_(?:FAILED|INTERNET_DISCONNECTED)|dynamically imported module|^Image failed to load/,
  ],
});

const isWatched = (page: Page) => () =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

const cachedPages = (page: Page) => () =>
  page.evaluate(async () => {
    const copies = await (await caches.open('pages')).keys();
    return copies.map(({ url }) => new URL(url).pathname);
  });

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  );

test('visited and saved pages open offline with their age', async ({ page, context }) => {
  const sign = page.getByRole('region', { name: 'Connection' });
  const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });

  await test.step('one page is visited, another saved', async () => {
    await page.goto('/faq');
    await expect.poll(isWatched(page)).toBe(true);
    await expect.poll(cachedPages(page)).toContain('/faq');
    await page.goto('/travels/oran');
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByText('This page now opens without a connection.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved for offline – remove' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('both open offline and show their age', async () => {
    await context.setOffline(true);
    // Visited pages may be evicted from the cache, saved pages may not.
    await page.evaluate(async () => {
      for (const name of ['data', 'pictures']) await caches.delete(name);
      await (await caches.open('pages')).delete('/travels/oran');
    });
    await page.reload();
    await expect(heading('Oran')).toBeVisible();
    await expect(sign).toContainText(
      /No connection\. You are reading a copy from \d+ \w+, \d+:\d+/,
    );
    await expect(page.getByText('Where the road could go next')).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    await expectAccessibleAsShown(page);
    await page.goto('/faq');
    await expect(heading(/Asked/)).toBeVisible();
    await expect(sign).toContainText('You are reading a copy from');
  });

  await test.step('a page that was not visited links those that were', async () => {
    await page.goto('/rv-rental');
    await expect(heading('No connection, and no copy of this page')).toBeVisible();
    await expect(sign.getByText(/You are reading/)).toBeHidden();
    await context.setOffline(false);
    await expect(heading('Wake up where the road ended')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/my-inquiry#a-token');
    await expect(heading('No connection, and no copy of this page')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Oran' }).click();
    await expect(heading('Oran')).toBeVisible();
  });

  await test.step('saved pages are listed and can be removed', async () => {
    await sign.getByRole('link', { name: 'What you can read offline' }).click();
    await expect(heading('Saved for offline')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove Oran' }).click();
    await expect(page.getByText('Nothing is saved on this device yet.')).toBeVisible();
    expect(await page.evaluate(() => caches.has('saved:/travels/oran'))).toBe(false);
  });

  await test.step('the notice disappears when the connection is back', async () => {
    await expect(sign).toBeVisible();
    await context.setOffline(false);
    await expect(sign).toBeHidden();
  });
});

test('a new version waits for the visitor’s consent', async ({ page, site }) => {
  const offer = page.getByText('A new version is ready.');
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  const isNewWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting?.state === 'installed';
    });

  await page.goto('/travels/oran');
  await expect.poll(isWatched(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  await dialog.getByPlaceholder('Your name').fill('Amel');

  site.bringNewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(isNewWaiting).toBe(true);
  await expect(offer).toBeHidden();
  await dialog.getByPlaceholder('Your name').fill('');
  await expect(offer).toBeVisible();
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await expect(offer).toBeHidden();
  await dialog.getByPlaceholder('Your name').fill('');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessibleAsShown(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.getByRole('button', { name: 'Reload' }).click();
  // Evaluated again after each navigation, which interrupts it.
  await page.waitForFunction(() => !('isSameDocument' in window));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await isNewWaiting()).toBe(false);
});
