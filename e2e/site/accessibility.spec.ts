// No accessibility violation on any page built, in both themes.
import { expect, expectAccessible, test } from '../support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('the activities page', async ({ page, activity }) => {
      await page.goto('/activities');
      await expect(page.getByRole('heading', { name: activity.title })).toBeVisible();
      await expectAccessible(page);
    });

    test('an activity category', async ({ page, activity }) => {
      await page.goto(`/activity-categories/${activity.categoryId}`);
      await expect(page.getByRole('heading', { name: activity.title })).toBeVisible();
      await expectAccessible(page);
    });

    test('an activity with its dialog', async ({ page, activity }) => {
      await page.goto(`/activities/${activity.id}`);
      await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /inquiry/i })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the not-found page', async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
