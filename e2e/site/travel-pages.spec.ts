// A list longer than a page: the address, "Show more", links for crawlers, Back, and the views.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { test as base, expect } from '../support/fixtures.ts';

const OWN = 53;

// Travels of the test's own, found by a word no other travel has: two full pages and five.
const test = base.extend<{ word: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  word: async ({}, use) => {
    const word = `p${crypto.randomUUID().slice(0, 8)}`;
    const rows = Array.from({ length: OWN }, (_, place) => ({
      id: `test-${word}-${place}`,
      title: `${word} number ${String(place + 1).padStart(2, '0')}`,
      price: `${OWN - place} 000 DA`,
      duration: '2 days',
      status: 'published' as const,
      imageUrl: 'illustrations/dunes-night.webp',
      latitude: place === 0 ? null : 25 + place / 100,
      longitude: place === 0 ? null : 3,
    }));
    const travels = server().from('travels');
    await travels.insert(rows).throwOnError();
    await use(word);
    await server()
      .from('travels')
      .delete()
      .in(
        'id',
        rows.map(({ id }) => id),
      )
      .throwOnError();
  },
});

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const lines = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the list' });

test('the next page is appended and survives going back', {
  tag: '@both',
}, async ({ page, word }) => {
  await page.goto(`/travels?search=${word}`);
  await expect(cards(page)).toHaveCount(24);
  await expect(pages(page).getByRole('status')).toHaveText('1–24 of 53');
  const more = pages(page).getByRole('link', { name: 'Show 24 more' });
  await expect(more).toHaveAttribute('href', `/travels?search=${word}&page=2`);
  await expect(more).toHaveAttribute('rel', 'next');
  await more.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(`/travels?search=${word}&page=2`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await pages(page).getByRole('link', { name: 'Show 5 more' }).click();
  await expect(cards(page)).toHaveCount(OWN);
  await expect(pages(page).getByRole('status')).toHaveText('1–53 of 53');
  await expect(pages(page).getByRole('link', { name: /^Show/ })).toHaveCount(0);

  const last = page.getByRole('link', { name: `Explore ${word} number 53` });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/travels\/test-/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(OWN);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect(cards(page)).toHaveCount(OWN);
});

test('going back to another document restores its place', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/fr/faq');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('an address with a page number shows that page', async ({ page, word }) => {
  await page.goto(`/travels?search=${word}&view=cards&page=2`);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first()).toHaveText(`${word} number 25`);
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  await expectAccessible(page);
  await pages(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(`/travels?search=${word}&view=cards&page=3`);
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Matching travels' })).toBeInViewport();

  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await expect(page).toHaveURL(`/travels?search=${word}&sort=price-low&view=cards`);
  await expect(cards(page).first()).toHaveText(`${word} number 53`);
  await pages(page).getByRole('link', { name: 'Show 24 more' }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).last()).toHaveText(`${word} number 06`);

  await page.goto(`/travels?search=${word}&priceMin=20000&priceMax=49000&page=2`);
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('status').getByText('30 travels', { exact: true })).toBeVisible();
  await page.goto('/travels?page=2');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/travels\?page=2$/);
  await page.goto(`/travels?search=${word}&page=9`);
  await expect(page.getByText('The list ends before this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('a page past the end of a list leads back to its first page', async ({ page }) => {
  for (const list of ['/categories/western', '/activities']) {
    await page.goto(`${list}?page=99`);
    await expect(page.getByText('The list ends before this page.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL(list);
    await expect(cards(page).first()).toBeVisible();
  }
});

test('the list and the map are views of all travels', {
  tag: '@both',
}, async ({ page, word }) => {
  await page.goto(`/travels?search=${word}`);
  await page.getByRole('button', { name: 'List', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/travels?search=${word}&view=list`);
  await expect(lines(page).filter({ hasText: `${word} number` })).toHaveCount(24);
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Map', exact: true }).filter({ visible: true }).click();
  const map = page.getByRole('region', { name: 'Map of the travels' });
  await expect(map.getByText('1 travel on the list has no place on the map.')).toBeVisible();
  await expect(map.getByRole('button', { name: /^52 travels, zoom in/ })).toBeVisible();
});
