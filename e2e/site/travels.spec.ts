// The list of travels: filters in the address, count, order and empty results.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-travels.ts';
import { apiUrl } from '../support/settings.ts';

const titlesIn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const count = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text, { exact: true });

/** The filters are a row on wide screens and a sheet on phones. */
async function withFilters(page: Page, act: (filters: Locator) => Promise<void>): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Search travels' })).toBeVisible();
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isHidden()) return act(page.getByRole('search', { name: 'Find a trip' }));
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await act(sheet);
  await sheet.getByRole('button', { name: /^Show / }).click();
}

/** Tags and price are collapsed on wide screens. */
async function unfold(filters: Locator): Promise<void> {
  const more = filters.getByRole('button', { name: /^Tags and price/ });
  if (await more.isVisible()) await more.click();
}

test('filters narrow the list and live in the address', {
  tag: '@both',
}, async ({ page, own }) => {
  await page.goto('/travels');
  await expect(count(page, /^\d+ travels$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search travels' }).fill(own.key);
  await expect(page).toHaveURL(`/travels?search=${own.key}`);
  await expect(count(page, '3 travels')).toBeVisible();
  await expect(titlesIn(page)).toHaveText(
    ['Anise', 'Basil', 'Cumin'].map((n) => `${n} of ${own.key}`),
  );

  await withFilters(page, async (filters) => {
    await filters.getByLabel('Duration').selectOption('1 day');
  });
  await expect(page).toHaveURL(`/travels?search=${own.key}&duration=1+day`);
  await expect(titlesIn(page)).toHaveText([`Basil of ${own.key}`]);
  await expect(count(page, '1 travel')).toBeVisible();

  await page.goBack();
  await expect(titlesIn(page)).toHaveCount(3);
  await expect(page).toHaveURL(`/travels?search=${own.key}`);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search travels' })).toHaveValue(own.key);
  await expect(titlesIn(page)).toHaveCount(3);
  await unfold(page.getByRole('search', { name: 'Find a trip' }));
  await expectAccessible(page);
});

// On phones the sheet covers the page, which shows either the list or the map.
test('the list is sorted, and narrowed by region, type, group size, tags and price', async ({
  page,
  own,
}) => {
  await page.goto(`/travels?search=${own.key}`);
  const filters = page.getByRole('search', { name: 'Find a trip' });
  const remove = (name: string) =>
    page.getByRole('button', { name: `Remove filter: ${name}`, exact: true }).click();
  const chosen = `/travels?search=${own.key}&region=Sahara&type=Desert`;

  await test.step('sorted by price and duration', async () => {
    await expect(titlesIn(page)).toHaveCount(3);
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(titlesIn(page)).toHaveText([/^Basil/, /^Anise/, /^Cumin/]);
    await expect(page).toHaveURL(/sort=price-high/);
    await page.getByLabel('Sort by').selectOption('Duration, short to long');
    await expect(titlesIn(page)).toHaveText([/^Basil/, /^Anise/, /^Cumin/]);
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(titlesIn(page)).toHaveText([/^Anise/, /^Basil/, /^Cumin/]);
    await expect(page).toHaveURL(`/travels?search=${own.key}`);

    const map = page.getByRole('region', { name: 'Map of the travels' });
    await expect(map.getByRole('link')).toHaveCount(3);
    await page.getByRole('link', { name: `Explore Basil of ${own.key}` }).focus();
    await expect(map.getByText('1 day · 30 000 DA')).toBeVisible();
  });

  await test.step('the scroll position is kept', async () => {
    const region = page.getByLabel('Region');
    await region.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await region.selectOption('Sahara');
    await expect(page).toHaveURL(/region=Sahara/);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  await test.step('region, type and group size apply together', async () => {
    await filters.getByLabel('Type of trip').selectOption('Desert');
    await filters.getByLabel('Group size').selectOption('4-10 people');
    await expect(titlesIn(page)).toHaveText([`Cumin of ${own.key}`]);
    await remove('4–10 people');
    await expect(titlesIn(page)).toHaveCount(3);
    await expect(page).toHaveURL(chosen);
  });

  await test.step('a travel must have every tag that is chosen', async () => {
    await unfold(filters);
    await filters.getByRole('checkbox', { name: 'desert' }).check();
    await expect(page).toHaveURL(`${chosen}&tags=desert`);
    await filters.getByRole('checkbox', { name: 'camping' }).check();
    await expect(titlesIn(page)).toHaveText([`Anise of ${own.key}`]);
    for (const tag of ['Camping', 'Desert']) await remove(`Tag: ${tag}`);
    await expect(page).toHaveURL(chosen);
    await expect(titlesIn(page)).toHaveCount(3);
  });

  await test.step('a price range compares the numbers and leaves out prices without one', async () => {
    await filters.getByLabel('Lowest price').fill('12 000');
    await expect(page).toHaveURL(/priceMin=12000$/);
    await filters.getByLabel('Highest price').fill('20000');
    await expect(page).toHaveURL(/priceMin=12000&priceMax=20000$/);
    await expect(titlesIn(page)).toHaveText([`Anise of ${own.key}`]);
    await expect(count(page, '1 travel')).toBeVisible();
  });

  await test.step('with a currency, the price is the amount in it', async () => {
    await filters.getByLabel('Currency').selectOption('Euros (€)');
    await expect(page).toHaveURL(/currency=EUR/);
    await expect(count(page, '0 travels')).toBeVisible();
    await filters.getByLabel('Currency').selectOption('Dinars (DA)');
    await expect(titlesIn(page)).toHaveText([`Anise of ${own.key}`]);
    await remove(`12\u202f000 DA to 20\u202f000 DA`);
    await expect(titlesIn(page)).toHaveCount(3);
  });

  await test.step('a month finds the travels for which it is best or good', async () => {
    const month = filters.getByLabel('When');
    await month.selectOption('7');
    await expect(month.locator('option:checked')).toHaveText('July (0)');
    await expect(count(page, '0 travels')).toBeVisible();
    await month.selectOption('10');
    await expect(page).toHaveURL(/month=10/);
    await expect(titlesIn(page)).toHaveText(['Anise', 'Basil'].map((n) => `${n} of ${own.key}`));
  });

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/travels');

  await test.step('an empty result names the filter to remove', async () => {
    await page.goto(`/travels?search=${own.key}&region=Sahara&type=Coastal`);
    const nothing = page.getByText('No trip has all of that.');
    await expect(nothing).toBeVisible();
    await expect(count(page, '0 travels')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask us to plan it' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Without Sahara/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Without Coastal: 3 travels' }).click();
    await expect(titlesIn(page)).toHaveCount(3);

    const box = page.getByRole('searchbox', { name: 'Search travels' });
    await box.fill('*_*');
    await box.press('Enter');
    await expect(nothing).toBeVisible();
    await box.fill(`50%_,() ${own.key}`);
    await box.press('Enter');
    await expect(titlesIn(page)).toHaveCount(3);
  });
});

test('invalid filters in the address are ignored', async ({ page, own }) => {
  await page.goto('/travels?priceMin=abc&tags=&sort=random&view=globe&region=');
  await expect(titlesIn(page).filter({ hasText: `Anise of ${own.key}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
  const doors = page.getByRole('navigation', { name: 'Or start with a category' });
  await expect(doors.getByRole('link', { name: 'Desert' })).toHaveAttribute(
    'href',
    '/categories/desert',
  );
});

test('a region, a type and two tags take at most 8 requests', async ({ page, own }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(`${apiUrl}/rest/v1/`) && request.method() !== 'OPTIONS') requests.push(url);
  });
  await page.goto(`/travels?search=${own.key}&region=Sahara&type=Desert&tags=camping&tags=desert`);
  await expect(titlesIn(page)).toHaveText([`Anise of ${own.key}`]);
  await expect(count(page, '1 travel')).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of the travels' });
  await expect(map.getByRole('link')).toHaveCount(1);
  await expect(page.getByLabel('Region')).toHaveValue('Sahara');
  await expect(page.getByLabel('Group size').getByRole('option')).not.toHaveCount(1);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8);
});

test('travels are cached for ten minutes, across reloads', async ({ page, own, isMobile }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(travels\?|rpc\/find_travels)/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`/travels?search=${own.key}`);
  await expect(titlesIn(page)).toHaveCount(3);
  await expect(count(page, '3 travels')).toBeVisible();
  const isStored = (text: string) =>
    page.evaluate((part) => localStorage.getItem('reactQuery')?.includes(part), text);
  await expect.poll(() => isStored(`Anise of ${own.key}`)).toBe(true);
  if (!isMobile) await expect.poll(() => isStored('"map"')).toBe(true);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  await page.goBack();
  await expect(titlesIn(page)).toHaveCount(3);
  await page.reload();
  await expect(titlesIn(page)).toHaveCount(3);
  expect(asked.slice(before)).toEqual([]);
});

// Wide screens show the filters in a row.
test('the sheet of filters counts its results and returns the focus', { tag: '@phone' }, async ({
  page,
  own,
}) => {
  await page.goto(`/travels?search=${own.key}&tags=desert`);
  const open = page.getByRole('button', { name: 'Filters, 2 filters set' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 2 travels' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
});
