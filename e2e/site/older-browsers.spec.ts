import { expect, test } from '../support/fixtures.ts';

/** What the oldest supported browsers lack (packages/older-browsers). */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Promise, ['withResolvers']],
      [Map, ['groupBy']],
      [URL, ['canParse']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [owner, names] of lacking)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
});

test('an older browser opens the inquiry of a trip, and its plan', async ({ page }) => {
  await page.goto('/travels/oran');
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/plan');
  await expect(page.getByText('Nothing is in your plan yet.')).toBeVisible();
});

test('an older browser opens the back office', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
