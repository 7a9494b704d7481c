// Reviews: the decisions of staff, and what visitors see.
import type { Page } from '@playwright/test';
import { anonymous, server } from '../support/api.ts';
import { expect, expectAccessible, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const item = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: name });

async function statesOf(activityId: string) {
  const { data } = await server()
    .from('reviews')
    .select('name, status, rejection_reason')
    .eq('activity_id', activityId)
    .order('name')
    .throwOnError();
  return data.map(({ name, status, rejection_reason: reason }) => [name, status, reason]);
}

test('staff add a review and decide on it', async ({ page, activity }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const [amina, bilal, chafia] = [`Amina ${key}`, `Bilal ${key}`, `شافية ${key}`];
  await server()
    .from('reviews')
    .insert([
      { activity_id: activity.id, name: bilal, rating: 1, comment: 'Late, and nobody said why.' },
      { activity_id: activity.id, name: chafia, rating: 5, comment: 'رحلة جميلة جدا.' },
    ])
    .throwOnError();
  await useSession(page, accounts.staff);

  await page.goto('/admin/review-management/add');
  const drawer = page.getByRole('dialog', { name: 'Add a review' });
  await drawer.getByRole('combobox', { name: 'About' }).fill(activity.title);
  await page.getByRole('option', { name: activity.title }).click();
  await drawer.getByRole('textbox', { name: 'Author' }).fill(amina);
  await drawer.getByRole('combobox', { name: 'Stars' }).click();
  await page.getByRole('option', { name: '4.5' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await drawer.getByRole('textbox', { name: 'Review text' }).fill('Génial, we come back.');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'It is waiting for a decision.')).toBeVisible();

  const search = page.getByRole('searchbox');
  await search.fill('genial');
  await search.press('Enter');
  await expect(item(page, amina)).toBeVisible();
  await search.fill(key);
  await search.press('Enter');
  await expect(item(page, key)).toHaveCount(3);
  await expect(item(page, amina).getByRole('link', { name: activity.title })).toHaveAttribute(
    'href',
    `/admin/activities/edit/${activity.id}`,
  );
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(notice(page, '3 reviews published.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone.')).toBeVisible();
  await expect(item(page, key)).toHaveCount(3);

  await page.getByRole('button', { name: `Publish the review of ${amina}` }).click();
  await expect(notice(page, '1 review published.')).toBeVisible();
  await page.getByRole('button', { name: `Reject the review of ${bilal}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reject the review of ${bilal}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Was not with us that day');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(notice(page, '1 review rejected.')).toBeVisible();
  await page.getByRole('tab', { name: /Rejected/ }).click();
  await expect(item(page, bilal)).toContainText(/Rejected by Staff, .*: Was not with us that day/);
  // Only administrators may delete.
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  expect(await statesOf(activity.id)).toEqual([
    [amina, 'published', null],
    [bilal, 'rejected', 'Was not with us that day'],
    [chafia, 'pending', null],
  ]);
  const { data } = await anonymous()
    .from('reviews')
    .select('name')
    .eq('activity_id', activity.id)
    .throwOnError();
  expect(data).toEqual([{ name: amina }]);
});

test('a colleague’s decision is not overwritten', async ({ page, activity }) => {
  const name = `Dalila ${crypto.randomUUID().slice(0, 8)}`;
  await server()
    .from('reviews')
    .insert({ activity_id: activity.id, name, rating: 3, comment: 'It was fine.' })
    .throwOnError();
  await useSession(page, accounts.staff);
  await page.goto('/admin/review-management');
  await expect(item(page, name)).toBeVisible();
  await server()
    .from('reviews')
    .update({ status: 'rejected', rejection_reason: 'Twice' })
    .eq('activity_id', activity.id)
    .throwOnError();
  await page.getByRole('button', { name: `Publish the review of ${name}` }).click();
  await expect(notice(page, 'Somebody else has decided on it in the meantime.')).toBeVisible();
  expect(await statesOf(activity.id)).toEqual([[name, 'rejected', 'Twice']]);
});
