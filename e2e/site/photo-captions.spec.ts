// Captions and credits of the media library on public pages.
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { publicAddress, test } from '../support/photos.ts';

test('the captions and credits of all photos come in one request', async ({
  page,
  activity,
  library,
}) => {
  const [photo, otherPhoto] = [await library.add(), await library.add()];
  await library.showIn(photo, activity.id);
  const other = { id: `${activity.id}-by-night`, title: `${activity.title} by night` };
  await server()
    .from('activities')
    .insert({
      ...other,
      category_id: activity.categoryId,
      image: publicAddress(otherPhoto.path),
      status: 'published',
    })
    .throwOnError();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/photos?')) asked.push(request.url());
  });

  await page.goto(`/activity-categories/${activity.categoryId}`);
  const credits = page.getByRole('contentinfo').getByText(/^Photos on this page:/);
  for (const { alt, credit } of [photo, otherPhoto]) {
    await expect(page.getByRole('main').getByRole('img', { name: alt })).toBeVisible();
    await expect(credits).toContainText(credit);
  }
  expect(asked).toHaveLength(1);

  await page.getByRole('link', { name: other.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  // The page shows the other activity too, among the suggestions.
  for (const { credit } of [photo, otherPhoto]) await expect(credits).toContainText(credit);
  expect(asked).toHaveLength(1);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeHidden();
  await expect(credits).toHaveCount(0);
  await server().from('activities').delete().eq('id', other.id).throwOnError();
});
