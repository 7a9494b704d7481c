// Reviews: the decisions of staff, several at once and beside a colleague's.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { addReviews, deleteReviews } from '../support/reviews.ts';
import { accounts } from '../support/settings.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const item = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: name });

async function statesOf(ids: string[]) {
  const { data } = await server()
    .from('reviews')
    .select('name, status, rejection_reason')
    .in('id', ids)
    .order('name')
    .throwOnError();
  return data.map(({ name, status, rejection_reason: reason }) => [name, status, reason]);
}

test('staff decide on reviews, and not against a colleague', async ({ page, activity }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const [amina, bilal, chafia] = [`Amina ${key}`, `Bilal ${key}`, `شافية ${key}`];
  const dalila = `Dalila ${key}`;
  const ids = await addReviews({ activity_id: activity.id }, [
    { name: amina, rating: 4.5, comment: 'Génial, we come back.' },
    { name: bilal, rating: 1, comment: 'Late, and nobody said why.' },
    { name: dalila, rating: 3, comment: 'It was fine.' },
    { name: chafia, rating: 5, comment: 'رحلة جميلة جدا.' },
  ]);
  await useSession(page, accounts.staff);
  await page.goto('/admin/review-management');

  const search = page.getByRole('searchbox');
  await search.fill('genial');
  await search.press('Enter');
  await expect(item(page, amina)).toBeVisible();
  await search.fill(key);
  await search.press('Enter');
  await expect(item(page, key)).toHaveCount(4);
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
  await expect(notice(page, '4 reviews published.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone.')).toBeVisible();
  await expect(item(page, key)).toHaveCount(4);

  await page.getByRole('button', { name: `Publish the review of ${amina}` }).click();
  await expect(notice(page, '1 review published.')).toBeVisible();
  // Read again: a later reading would already show what the colleague decides now.
  await expect(item(page, key)).toHaveCount(3);
  await server()
    .from('reviews')
    .update({ status: 'rejected', rejection_reason: 'advertising' })
    .eq('id', ids[2] ?? '')
    .throwOnError();
  await page.getByRole('button', { name: `Publish the review of ${dalila}` }).click();
  await expect(notice(page, 'Somebody else has decided on it in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: `Reject the review of ${bilal}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reject the review of ${bilal}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Not about the trip or service' }).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(notice(page, '1 review rejected.')).toBeVisible();
  await page.getByRole('tab', { name: /Rejected/ }).click();
  await expect(item(page, bilal)).toContainText(
    /Rejected by Staff, .*: Not about the trip or service/,
  );
  // Nobody adds or deletes a review.
  await expect(page.getByRole('button', { name: /Delete|Add/ })).toHaveCount(0);

  expect(await statesOf(ids)).toEqual([
    [amina, 'published', null],
    [bilal, 'rejected', 'off_topic'],
    [dalila, 'rejected', 'advertising'],
    [chafia, 'pending', null],
  ]);
  const { data } = await anonymous().from('reviews').select('name').in('id', ids).throwOnError();
  expect(data).toEqual([{ name: amina }]);
  await deleteReviews(ids);
});
