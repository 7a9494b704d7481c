// Activities in the back office: add, correct, and two people at once.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

test('staff add an activity and visitors see it once it is published', async ({
  page,
  activity,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const title = `Moonlight paddle ${key}`;
  await useSession(page, accounts.staff);
  await page.goto('/admin/activities/add');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByRole('textbox', { name: 'Id' })).toHaveValue(`moonlight-paddle-${key}`);
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('On the water at night.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: new RegExp(`Walks ${activity.id.slice(-8)}`) }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /saved|created/i })).toBeVisible();
  await page.goto(`/activities/moonlight-paddle-${key}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await server().from('activities').delete().eq('title', title).throwOnError();
});

test('a title that is missing is said beside the field', async ({ page }) => {
  await useSession(page, accounts.staff);
  await page.goto('/admin/activities/add');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/\S/);
  await expect(page).toHaveURL(/\/activities\/add/);
});

test('the second of two editors is told', async ({ page, activity }) => {
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(activity.title);
  await server()
    .from('activities')
    .update({ duration: '3 hours' })
    .eq('id', activity.id)
    .throwOnError();
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/somebody else changed/i).first()).toBeVisible();
  const { data } = await server()
    .from('activities')
    .select('title, duration')
    .eq('id', activity.id)
    .single()
    .throwOnError();
  expect(data).toEqual({ title: activity.title, duration: '3 hours' });
});
