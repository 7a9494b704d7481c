// The three activity pages in each of their states.

import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

const activityRows = new RegExp(`^${apiUrl}/rest/v1/activities\\?`);

test('activities are cards sorted by title that lead to their category, and it to their facts', async ({
  page,
  activity,
}) => {
  const review = { activity_id: activity.id, name: 'Test Reviewer', rating: 4.5 };
  await server()
    .from('reviews')
    .insert([
      { ...review, comment: 'A quiet hour.', status: 'published' },
      { ...review, comment: 'Not decided yet.', status: 'pending' },
    ])
    .throwOnError();
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
  await expect(page.getByRole('heading', { name: 'Ready for an adventure?' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: activity.title });
  await expect(card.getByRole('link', { name: activity.title, exact: true })).toHaveAttribute(
    'href',
    `/activities/${activity.id}`,
  );
  const category = card.getByRole('link', { name: 'Learn More' });
  await expect(category).toHaveAttribute('href', `/activity-categories/${activity.categoryId}`);

  await test.step('a category shows its name and leads to its activities', async () => {
    await category.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Walks /);
    await page.getByRole('link', { name: activity.title }).first().click();
    await expect(page).toHaveURL(`/activities/${activity.id}`);
  });

  await test.step('an activity tells its facts and shows only the lists it has', async () => {
    await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Activities' })).toHaveAttribute(
      'href',
      '/activities',
    );
    for (const name of ['About This Experience', 'Highlights', 'What Our Customers Say']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Requirements' })).toHaveCount(0);
    const reviews = page.getByRole('region', { name: 'What Our Customers Say' });
    await expect(reviews.getByText('A quiet hour.')).toBeVisible();
    await expect(reviews.getByText('Not decided yet.')).toHaveCount(0);
    const others = page.getByRole('region', { name: 'More activities' });
    await expect(others.getByRole('article')).toHaveCount(3);
  });
});

test('no activities are said to be none, of a category and of all', async ({ page, activity }) => {
  await page.route(activityRows, (route) => route.fulfill({ json: [] }));
  await page.goto(`/activity-categories/${activity.categoryId}`);
  await expect(page.getByText('No activities found in this category.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Activities' })
    .click();
  await expect(page.getByText('No activities found.', { exact: true })).toBeVisible();
});

test.describe('when the API is slow, then fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('activities say so and a retry brings them, a category and an activity say so', async ({
    page,
    activity,
  }) => {
    let release = () => {};
    let held = Promise.resolve();
    let isBroken = true;
    await page.route(activityRows, async (route) => {
      await held;
      await (isBroken
        ? route.fulfill({ status: 500, json: { message: 'down' } })
        : route.continue());
    });

    await page.goto(`/activities/${activity.id}`);
    await expect(page.getByText('Error loading activity.')).toBeVisible({ timeout: 20_000 });

    await page.goto(`/activity-categories/${activity.categoryId}`);
    await expect(page.getByText('Error loading activities for this category.')).toBeVisible({
      timeout: 20_000,
    });

    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Activities' })
      .click();
    await expect(page.getByText('Loading activities...')).toBeVisible();
    release();
    await expect(page.getByText('Error loading activities.', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    isBroken = false;
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('heading', { name: activity.title })).toBeVisible();
    await expect(page.getByText('Loading activities...')).toBeHidden();
  });
});

test('a category that does not exist is not found, an activity is an error', async ({ page }) => {
  await page.goto('/activity-categories/no-such-category');
  await expect(page.getByText('Category not found.')).toBeVisible();
  await page.goto('/activities/no-such-activity');
  await expect(page.getByText('Error loading activity.')).toBeVisible();
});
