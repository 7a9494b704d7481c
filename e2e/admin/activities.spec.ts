// Activities in the back office. Two editors at the same time: history.spec.ts.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

test('visitors see a new activity once it is published', async ({ page, activity }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const title = `Moonlight paddle ${key}`;
  await useSession(page, accounts.staff);
  await page.goto('/admin/activities/add');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/\S/);
  await expect(page).toHaveURL(/\/activities\/add/);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveValue(
    `moonlight-paddle-${key}`,
  );
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('On the water at night.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: new RegExp(`Walks ${activity.id.slice(-8)}`) }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /saved|created/i })).toBeVisible();
  await page.goto(`/activities/moonlight-paddle-${key}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await server().from('activities').delete().eq('title', title).throwOnError();
});
