// Why us: four claims, each with its proof.
import { expect, test } from '../support/fixtures.ts';

test('each claim leads to what proves it', async ({ page }) => {
  await page.goto('/why-us');
  for (const name of [
    'Expert Guides',
    'All Skill Levels',
    'Quality Equipment',
    'Breathtaking Locations',
  ]) {
    await page.getByRole('navigation', { name: 'Four claims' }).getByRole('link', { name }).click();
    const proof = page.getByRole('region', { name, exact: true });
    await expect(proof.getByRole('heading', { name })).toBeInViewport();
    await expect(proof.getByText('What you can check')).toBeVisible();
  }

  const levels = page.getByRole('region', { name: 'All Skill Levels' });
  await expect(levels.getByRole('link', { name: 'Sea Fishing' })).toHaveAttribute(
    'href',
    '/activities/sea-fishing',
  );
  const places = page.getByRole('region', { name: 'Breathtaking Locations' });
  await expect(places.getByRole('listitem')).toHaveCount(7);
  await expect(places.getByRole('link', { name: 'Travel: Tipaza' })).toHaveAttribute(
    'href',
    '/travels/tipaza',
  );
  await expect(page.getByRole('heading', { name: 'How reviews are checked' })).toBeVisible();
  await expect(page.getByText('The prices shown at the moment are examples.')).toBeVisible();

  await page.getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Us' }).getByLabel('Service')).toHaveValue(
    'General inquiry',
  );
});

for (const prefix of ['/fr', '/ar']) {
  test(`levels name their activities on ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/why-us`);
    const activity = page.getByRole('main').locator(`a[href="${prefix}/activities/sea-fishing"]`);
    await expect(activity).toBeVisible();
  });
}
