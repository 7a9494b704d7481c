// The activity pages; their loading, error and empty states are component tests.
import { expect, test } from '../support/fixtures.ts';
import { addReviews, deleteReviews } from '../support/reviews.ts';

test('activities lead to their category, and from there to their details', async ({
  page,
  activity,
}) => {
  const review = { name: 'Test Reviewer', rating: 4.5 };
  const ids = await addReviews({ activity_id: activity.id }, [
    { ...review, comment: 'A quiet hour.', status: 'published' },
    { ...review, comment: 'Not decided yet.', status: 'pending' },
  ]);
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

  await test.step('a category shows its name and links its activities', async () => {
    await category.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Walks /);
    await page.getByRole('link', { name: activity.title }).first().click();
    await expect(page).toHaveURL(`/activities/${activity.id}`);
  });

  await test.step('an activity shows its facts and only the lists it has', async () => {
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
  await deleteReviews(ids);
});
