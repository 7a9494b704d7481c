// Whether the prerendered pages are up to date, and the host's build hook.
import { expectAccessible } from '../support/accessibility.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

test('an administrator asks for a rebuild of outdated pages', async ({ page, travels }) => {
  await travels.add();
  await useSession(page, accounts.admin);
  await page.goto('/admin/health');
  const section = page.getByRole('region', { name: 'Public pages' });
  await expect(section.getByRole('status')).toContainText(
    /^Visitors see the changes made since .* Automatic rebuilding is not set up/,
  );

  await section.getByRole('button', { name: 'Set a build hook' }).click();
  const address = page.getByLabel('Address');
  await address.fill('https://10.0.0.1/hook');
  await address.press('Enter');
  await expect(page.getByText('Enter the address of a host on the internet.')).toBeVisible();
  await expectAccessible(page);
  await address.fill('https://builds.example.invalid/hook/secret');
  await address.press('Enter');
  await expect(
    section.getByText(/^Rebuilds are requested from builds\.example\.invalid, set /),
  ).toBeVisible();

  await section.getByRole('button', { name: 'Rebuild now' }).click();
  await expect(section.getByRole('list', { name: 'Requested rebuilds' })).toContainText(
    'manual: The host of the build hook could not be found.',
  );
  await expect(page.locator('body')).not.toContainText('secret');
  await section.getByRole('button', { name: 'Remove it' }).click();
  await expect(section.getByRole('button', { name: 'Set a build hook' })).toBeVisible();
});
