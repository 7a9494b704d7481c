// What staff type and do not save outlives the page, and nobody else sees it.
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts, password } from '../support/settings.ts';

const restored = /^Restored what you had typed/;

test('a form that was not saved comes back after a reload, to the same person', async ({
  page,
  colleaguePage,
  activity,
}) => {
  await useSession(page, accounts.staff, { keepsDrafts: true });
  await page.goto(`/admin/activities/edit/${activity.id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Walk under the stars');
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(title).toHaveValue('Walk under the stars');
  await expectAccessible(page);

  await useSession(colleaguePage, accounts.admin, { keepsDrafts: true });
  await colleaguePage.goto(`/admin/activities/edit/${activity.id}`);
  await expect(colleaguePage.getByRole('textbox', { name: 'Title' })).toHaveValue(activity.title);
  await expect(colleaguePage.getByText(restored)).toHaveCount(0);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(page.getByText(restored)).toHaveCount(0);
  const left = () => server().from('form_drafts').select('form').eq('record_id', activity.id);
  await expect.poll(async () => (await left()).data).toEqual([]);
});

test.describe('signing out in another tab', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('leaves an unsaved form where it is, behind a new sign-in', async ({
    page,
    context,
    activity,
  }) => {
    await page.goto(`/admin/auth?next=/activities/edit/${activity.id}`);
    await page.getByLabel('Email').fill(accounts.staff);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Walk under the stars');
    const other = await context.newPage();
    await other.goto('/admin/activities');
    await other.getByRole('button', { name: /staff|Account of/i }).click();
    await other.getByRole('link', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/:\d+\/$/);

    const dialog = page.getByRole('dialog', { name: 'You are signed out here' });
    await expect(dialog).toContainText('Nothing you typed is lost.');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Walk under the stars');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();
  });
});
