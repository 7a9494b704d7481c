// The history of a record, two editors at the same time, and the trash.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function stored(id: string) {
  const { data } = await server()
    .from('activities')
    .select('title, duration, difficulty, highlights')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

test('a change is reverted from the history', async ({ page, activity }) => {
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await expect(textbox(page, 'Title')).toHaveValue(activity.title);
  await textbox(page, 'Title').fill('A slip of the keyboard');
  await textbox(page, 'Highlights, line 1').fill('The dark');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, /^Saved\./)).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'History' });
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText(/changed Title and Highlights\./);
  await expect(newest).toContainText(activity.title);
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Restore the earlier value of Title' }).click();
  await newest.getByRole('button', { name: 'Restore the earlier value of Highlights' }).click();
  await expect(textbox(page, 'Title')).toHaveValue(activity.title);
  await expect(textbox(page, 'Highlights, line 1')).toHaveValue('The light');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  expect(await stored(activity.id)).toMatchObject({
    title: activity.title,
    highlights: ['The light'],
  });

  await test.step('two editors', async () => {
    const theirs = { title: 'Theirs', duration: '3 hours', difficulty: 'Hard' };
    await server().from('activities').update(theirs).eq('id', activity.id).throwOnError();
    await textbox(page, 'Title').fill('Mine');
    await textbox(page, 'Duration').fill('4 hours');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = notice(page, 'Somebody else changed this record');
    await expect(conflict).toContainText('they changed: Difficulty.');
    expect(await stored(activity.id)).toMatchObject(theirs);
    await expectAccessible(page);
    await conflict
      .getByRole('radiogroup', { name: 'Title' })
      .getByRole('radio', { name: /Theirs/ })
      .check();
    await conflict.getByRole('button', { name: 'Apply my choices' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(textbox(page, 'Title')).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => stored(activity.id)).toMatchObject({ ...theirs, duration: '4 hours' });
  });
});

test('a deleted record is restored as a draft', async ({ page, activity }) => {
  await useSession(page, accounts.admin);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('can restore it');
  await page
    .getByRole('dialog', { name: /^Delete this/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/admin\/activities$/);

  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(activity.title);
  const row = page.getByRole('listitem').filter({ hasText: activity.title });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/Activity · deleted by .+/);
  await expect(row).toContainText('30 days left');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Restore ${activity.title}` }).click();
  await expect(notice(page, 'has been restored as a draft')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/activities/edit/${activity.id}$`));
  await expect(textbox(page, 'Title')).toHaveValue(activity.title);
  const { data } = await server()
    .from('activities')
    .select('status, highlights')
    .eq('id', activity.id)
    .single()
    .throwOnError();
  expect(data).toEqual({ status: 'draft', highlights: ['The light'] });
});

test('the data about a person is listed and erased', async ({ page }) => {
  const email = `person-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await server()
    .from('contact_submissions')
    .insert({ name: 'Person', email, service: 'general', message: 'Please tell me more.' })
    .throwOnError();
  await useSession(page, accounts.admin);
  await page.goto('/admin/privacy');
  await textbox(page, 'Email address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('Kept: 1 inquiry.')).toBeVisible();
  for (const [button, file] of [
    ['Download to read', 'personal-data.html'],
    ['Download as data', 'personal-data.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true });
  await expect(erase).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Type the address to confirm' }).fill(email);
  await erase.click();
  await expect(notice(page, 'Erased: 1 inquiry.')).toBeVisible();
  await expect(page.getByText('No data is stored about this address.')).toBeVisible();
  const { count } = await server()
    .from('contact_submissions')
    .select('id', { count: 'exact', head: true })
    .eq('email', email)
    .throwOnError();
  expect(count).toBe(0);
});
