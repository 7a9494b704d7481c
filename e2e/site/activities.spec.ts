// The three activity pages in each of their states.

import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

const activityRows = new RegExp(`^${apiUrl}/rest/v1/activities\\?`);

test('activities are cards sorted by title that lead to their category', async ({
  page,
  activity,
}) => {
  await page.goto('/activities');
  await expect(page.getByRole('heading', { name: 'Our Exciting Activities' })).toBeVisible();
  for (const pill of [
    'Expert Guides',
    'All Skill Levels',
    'Quality Equipment',
    'Breathtaking Locations',
  ]) {
    await expect(page.getByText(pill, { exact: true })).toBeVisible();
  }
  const titles = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(14);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other)));
  await expect(
    page.getByRole('article').filter({ hasText: activity.title }).getByRole('link'),
  ).toHaveAttribute('href', `/activity-categories/${activity.categoryId}`);
  await expect(page.getByRole('heading', { name: 'Ready for an adventure?' })).toBeVisible();
});

test('no activities are said to be none', async ({ page }) => {
  await page.route(activityRows, (route) => route.fulfill({ json: [] }));
  await page.goto('/activities');
  await expect(page.getByText('No activities found.', { exact: true })).toBeVisible();
});

test('activities that are on their way are announced', { tag: '@cold' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(activityRows, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/activities');
  await expect(page.getByText('Loading activities...')).toBeVisible();
  release();
  await expect(page.getByText('Loading activities...')).toBeHidden();
});

test.describe('when the API fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('activities say so and a retry brings them', async ({ page, activity }) => {
    let isBroken = true;
    await page.route(activityRows, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await page.goto('/activities');
    await expect(page.getByText('Error loading activities.', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    isBroken = false;
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('heading', { name: activity.title })).toBeVisible();
  });

  test('a category says that its activities could not be loaded', async ({ page, activity }) => {
    await page.route(activityRows, (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    );
    await page.goto(`/activity-categories/${activity.categoryId}`);
    await expect(page.getByText('Error loading activities for this category.')).toBeVisible({
      timeout: 20_000,
    });
  });

  test('an activity says that it could not be loaded', async ({ page, activity }) => {
    await page.route(activityRows, (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    );
    await page.goto(`/activities/${activity.id}`);
    await expect(page.getByText('Error loading activity.')).toBeVisible({ timeout: 20_000 });
  });
});

test('a category shows its name and leads to its activities', async ({ page, activity }) => {
  await page.goto(`/activity-categories/${activity.categoryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Walks /);
  await page.getByRole('link', { name: activity.title }).first().click();
  await expect(page).toHaveURL(`/activities/${activity.id}`);
});

test('a category without activities says so', async ({ page, activity }) => {
  await page.route(activityRows, (route) => route.fulfill({ json: [] }));
  await page.goto(`/activity-categories/${activity.categoryId}`);
  await expect(page.getByText('No activities found in this category.')).toBeVisible();
});

test('a category that does not exist is not found', async ({ page }) => {
  await page.goto('/activity-categories/no-such-category');
  await expect(page.getByText('Category not found.')).toBeVisible();
});

test('an activity tells its facts and shows only the lists it has', async ({ page, activity }) => {
  await page.goto(`/activities/${activity.id}`);
  await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Activities' })).toHaveAttribute(
    'href',
    '/activities',
  );
  await expect(page.getByRole('heading', { name: 'About This Experience' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What Our Customers Say' })).toBeVisible();
});

test('an activity that does not exist is an error', async ({ page }) => {
  await page.goto('/activities/no-such-activity');
  await expect(page.getByText('Error loading activity.')).toBeVisible();
});
