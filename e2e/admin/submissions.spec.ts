// The pipeline of inquiries as staff work it.
import { server } from '../support/api.ts';
import { expect, expectAccessible, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

async function createSubmission() {
  const key = crypto.randomUUID().slice(0, 8);
  const submission = {
    id: crypto.randomUUID(),
    name: `Karim ${key}`,
    email: `karim-${key}@example.org`,
    service: 'mechanic',
    message: `The clutch slips, <b>really</b> slips, ${key}.`,
  };
  await server().from('contact_submissions').insert(submission).throwOnError();
  return { ...submission, key };
}

test('staff find a submission by a word of its message and open it', async ({ page }) => {
  const submission = await createSubmission();
  await useSession(page, accounts.staff);
  await page.goto('/admin/submissions');
  await page.getByRole('searchbox').fill(submission.key);
  await expect(page).toHaveURL(new RegExp(`%22${submission.key}%22`));
  await page
    .getByRole('link', { name: new RegExp(submission.name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/edit/${submission.id}`));
  await expect(page.getByText(submission.message)).toBeVisible();
});

test('assignee, status and a note stay in the history', async ({ page }) => {
  const submission = await createSubmission();
  await useSession(page, accounts.staff);
  await page.goto(`/admin/submissions/edit/${submission.id}`);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Assignee saved.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Waiting' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Status saved: Waiting.' })).toBeVisible();
  await page.getByRole('textbox', { name: /note/i }).fill('Called, no answer.');
  await page.getByRole('button', { name: /add/i }).click();
  await expect(page.getByText('Called, no answer.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Waiting');
  const { data } = await server()
    .from('submission_events')
    .select('kind, to_value')
    .eq('submission_id', submission.id)
    .order('id')
    .throwOnError();
  expect(data.map((event) => event.kind)).toEqual(['received', 'assignee', 'status']);
});

test('a change by somebody else is not overwritten', async ({ page }) => {
  const submission = await createSubmission();
  await useSession(page, accounts.staff);
  await page.goto(`/admin/submissions/edit/${submission.id}`);
  await expect(page.getByText(submission.message)).toBeVisible();
  await server()
    .from('contact_submissions')
    .update({ status: 'won' })
    .eq('id', submission.id)
    .throwOnError();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Spam' }).click();
  await expect(
    page.getByText('Somebody else changed this submission. You now see it as it is.'),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Won');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`list and submission are accessible, ${colorScheme}`, async ({ page }) => {
    const submission = await createSubmission();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await useSession(page, accounts.staff);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/submissions');
    await expect(
      page.getByRole('link', { name: new RegExp(submission.name) }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/admin/submissions/edit/${submission.id}`);
    await expect(page.getByText(submission.message)).toBeVisible();
    await expectAccessible(page);
  });
}
