// A travel category in each of its states (spec section 2), and all six that the site opens with.
import { expect } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';
import { test } from '../support/travels.ts';

const categoryRows = new RegExp(`^${apiUrl}/rest/v1/travel_categories\\?.*route=`);
const travelRows = new RegExp(`^${apiUrl}/rest/v1/travels\\?`);

const doors = [
  ['western', 'Western Algeria', 'Places in the west', 'Plan a western trip', 'oran-santa-cruz'],
  [
    'eastern',
    'Eastern Algeria',
    'Places in the east',
    'Plan an eastern trip',
    'constantine-bridges',
  ],
  [
    'adventure',
    'Adventure',
    'Travels on foot and outdoors',
    'Ask about an adventure',
    'gorge-hike',
  ],
  ['desert', 'The Sahara', 'Travels in the Sahara', 'Plan a desert journey', 'hoggar-assekrem'],
  [
    'cultural',
    'Culture and Crafts',
    'Travels for the curious',
    'Suggest a cultural trip',
    'algiers-kasbah',
  ],
  ['day-trips', 'Day Trips', 'Trips of one day', 'Ask for a day', 'tipaza-columns'],
] as const;

test('each of the six has its own words, picture and travels', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [route, name, listTitle, button, picture] of doors) {
    await page.goto(`/categories/${route}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: listTitle })).toBeVisible();
    await expect(main.getByRole('button', { name: button })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.locator('img').first()).toHaveAttribute(
      'src',
      `/illustrations/${picture}.webp`,
    );
  }
});

test('a fixed filter decides what a category shows', async ({ page }) => {
  await page.goto('/categories/eastern');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Annaba',
    'Béjaïa',
    'Constantine and Timgad',
  ]);
});

test('a card cuts what is long and leads on with the category it came by', async ({
  page,
  travels,
}) => {
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  const travel = await travels.add({
    description: `${'a'.repeat(150)}b`,
    highlights: numbers.map((number) => `Sight ${number}`),
    activities: numbers.map((number) => `Pastime ${number}`),
    tags: [travels.tag],
  });
  const { route } = await travels.addCategory(travels.tag);
  await page.goto(`/categories/${route}`);
  const card = page.getByRole('article').filter({ hasText: travel.title });
  await expect(card.getByText(`${'a'.repeat(150)}...`, { exact: true })).toBeVisible();
  await expect(card.getByText(/^Sight/)).toHaveText(numbers.slice(0, 4).map((n) => `Sight ${n}`));
  await expect(card.getByText(/^Pastime/)).toHaveCount(4);
  await expect(card.getByRole('link', { name: `Explore ${travel.title}` })).toHaveAttribute(
    'href',
    `/travels/${travel.id}?from=${route}`,
  );
});

test('a category without travels says so', async ({ page, travels }) => {
  const { route } = await travels.addCategory(travels.tag);
  await page.goto(`/categories/${route}`);
  await expect(page.getByText('No destinations found in this category.')).toBeVisible();
});

test('a category that does not exist is not found', async ({ page }) => {
  await page.goto('/categories/no-such-category');
  await expect(page.getByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('what is on its way is announced', { tag: '@cold' }, async ({ page }) => {
  const held: (() => void)[] = [];
  const hold = async (route: import('@playwright/test').Route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  };
  const releaseAll = () => {
    for (const release of held.splice(0)) release();
  };
  await page.route(categoryRows, hold);
  await page.route(travelRows, hold);
  await page.goto('/categories/day-trips');
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  releaseAll();
  await expect(page.getByText('Loading destinations...')).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  releaseAll();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('when the API fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a category is said to be not found, and a retry brings it', async ({ page }) => {
    let isBroken = true;
    await page.route(categoryRows, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await page.goto('/categories/western');
    await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Western Algeria' })).toBeVisible();
  });

  test('its travels say so, and a retry brings them', async ({ page }) => {
    let isBroken = true;
    await page.route(travelRows, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await page.goto('/categories/western');
    await expect(page.getByText('Error loading destinations.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});

test('the category’s button asks the trip planner, with camping', async ({ page }) => {
  await page.goto('/categories/western');
  await page.getByRole('button', { name: 'Plan a western trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByLabel('Service')).toHaveValue('Trip planner');
  await expect(dialog.getByLabel('Include Camping')).not.toBeChecked();
});
