// The menu overlay of small screens.
import { expect, test } from '../support/fixtures.ts';

test('the menu on a phone locks the page and returns the focus', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/activities');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});
