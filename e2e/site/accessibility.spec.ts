// No accessibility violation where every-page.spec.ts does not look: with the dialog open.
import { expect, expectAccessible, test } from '../support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('an activity with its dialog', async ({ page, activity }) => {
      await page.goto(`/activities/${activity.id}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /inquiry/i })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
