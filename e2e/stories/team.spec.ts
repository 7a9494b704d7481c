// Staff introduce a colleague, whom visitors meet on a trip and on "Why us".
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

test('visitors meet the guide whom staff put on a trip', async ({ page, travels }) => {
  const name = `Test Person ${crypto.randomUUID().slice(0, 8)}`;
  const travel = await travels.add();
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await useSession(page, accounts.staff);

  await test.step('staff add a person', async () => {
    await page.goto('/admin/team-members/add');
    const drawer = page.getByRole('dialog', { name: 'New person' });
    await expect(drawer.getByText(/only with their written consent/)).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
    await drawer.getByRole('textbox', { name: 'Role' }).fill('Mountain guide');
    await drawer.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expectAccessible(page);
    await save();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });

  await test.step('and put them on a travel', async () => {
    await page.goto(`/admin/travels/edit/${travel.id}#guide_ids`);
    await page.getByRole('combobox', { name: 'Guided by' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expectAccessible(page);
    await save();
    await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  });

  await test.step('a visitor reads about them', async () => {
    await page.goto(`/travels/${travel.id}`);
    await expect(page.getByRole('region', { name: 'Your guide' })).toContainText(name);
    await expectAccessible(page);
    await page.goto('/why-us');
    await expect(page.getByRole('region', { name: 'The team' }).getByText(name)).toBeVisible();
    await expectAccessible(page);
  });

  await server().from('team_members').delete().eq('name', name).throwOnError();
  await page.reload();
  await expect(page.getByText(name)).toHaveCount(0);
});
