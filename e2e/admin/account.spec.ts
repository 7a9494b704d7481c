// What people change about their own account, from the menu in the corner.
import { expectAccessible } from '../support/accessibility.ts';
import { signedInAs } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { password } from '../support/settings.ts';

// The wrong password that it tries first.
test.use({ expectedErrors: [/status of 400/] });

test('staff change their name and password', async ({ page }) => {
  const person = await createPerson('staff');
  await useSession(page, person.email);
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: person.email }).click();
  await page.getByRole('button', { name: 'Account settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account settings' });
  await expectAccessible(page);

  await dialog.getByLabel('Name', { exact: true }).fill('Lydia B.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();

  await dialog.getByLabel('Current password').fill('not-this-one');
  await dialog.getByLabel('New password').fill('oasis-2027');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Lydia B.' })).toBeVisible();
  await expect(signedInAs(person.email, 'oasis-2027')).resolves.toBeDefined();
  await removePerson(person);
});
