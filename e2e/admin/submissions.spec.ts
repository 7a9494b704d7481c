// The pipeline of inquiries as staff work it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, goWithinAdmin, stayOnPage, useSession } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { accounts } from '../support/settings.ts';
import { type OwnSubmission, test } from '../support/submissions.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function openSubmission(page: Page, { id, message }: OwnSubmission) {
  await useSession(page, accounts.staff);
  await page.goto(`/admin/submissions/edit/${id}`);
  await expect(page.getByText(message)).toBeVisible();
}

/** The address of all submissions of the test, whatever their status, with the search in it. */
const listOf = (q: string) =>
  `/submissions?filter=${encodeURIComponent(JSON.stringify({ view: 'all', q }))}`;

async function openList(page: Page, q: string) {
  await useSession(page, accounts.staff);
  await page.goto(`/admin${listOf(q)}`);
}

async function statusesOf(submissions: OwnSubmission[]) {
  const ids = submissions.map(({ id }) => id);
  const { data } = await server()
    .from('contact_submissions')
    .select('id, status')
    .in('id', ids)
    .throwOnError();
  return ids.map((id) => data.find((row) => row.id === id)?.status);
}

test('staff find an inquiry and record how it was answered', async ({ page, submissions }) => {
  const earlier = await submissions.add({ service: 'events' });
  const submission = await submissions.add();
  await useSession(page, accounts.staff);
  await page.goto('/admin/submissions');
  await page.getByRole('searchbox').fill(submissions.key);
  // Blur searches at once, without the debounce.
  await page.getByRole('searchbox').blur();
  await expect(page).toHaveURL(new RegExp(`%22${submissions.key}%22`));
  await expect(page.getByRole('row', { name: new RegExp(submission.name) })).toHaveCount(2);
  await page
    .getByRole('row')
    .filter({ hasText: 'Mechanic' })
    .getByRole('link', { name: submission.name })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/edit/${submission.id}`));
  const sent = page.getByRole('region', { name: 'What the visitor sent' });
  await expect(sent.getByText(submission.message)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Other inquiries' }).getByRole('link'),
  ).toHaveAttribute('href', `/admin/submissions/edit/${earlier.id}`);

  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await page.getByRole('option', { name: 'Won' }).click();
  await expect(page.getByText('A won inquiry needs an owner.')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(notice(page, 'Assigned to you. Status: In progress.')).toBeVisible();
  await status.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Waiting' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Status saved: Waiting.')).toBeVisible();
  await expect(status).toBeFocused();

  await page.getByRole('button', { name: 'Internal note' }).click();
  const note = page.getByRole('textbox', { name: 'Add a note' });
  await note.fill('Called, no answer.');
  await page.evaluate(() => history.back());
  await stayOnPage(page);
  await expect(note).toHaveValue('Called, no answer.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByRole('listitem')).toContainText([
    'Inquiry received',
    /New → In progress/,
    /took it/,
    /In progress → Waiting/,
    'Called, no answer.',
  ]);
});

test('a long list keeps its scroll position', async ({ page, submissions }) => {
  const rows = [];
  for (let place = 0; place < 20; place += 1) rows.push(await submissions.add());
  await openList(page, submissions.key);
  await expect(page.getByRole('row')).toHaveCount(21);
  const row = page.getByRole('row').nth(12);
  const tick = row.getByRole('checkbox');
  await tick.scrollIntoViewIfNeeded();
  const before = await tick.boundingBox();
  await tick.check();
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toBeInViewport();
  expect(await tick.boundingBox()).toEqual(before);

  await page.evaluate(() => window.scrollTo(0, 300));
  const scrolled = await page.evaluate(() => window.scrollY);
  // In the middle of the screen: a click on a covered link would scroll.
  await page.getByRole('row').nth(8).getByRole('link', { name: rows[0]?.name }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.getByRole('main').getByRole('link', { name: 'Submissions' }).click();
  await expect(page.getByRole('row')).toHaveCount(21);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a failed mail is resent without overwriting another editor’s change', async ({
  page,
  submissions,
}) => {
  const submission = await submissions.add();
  const to_email = `office-${submissions.key}@example.org`;
  await server()
    .from('mail_outbox')
    .insert({
      kind: 'inquiry_staff',
      submission_id: submission.id,
      to_email,
      subject: `Mechanic ${submissions.key}`,
      body_text: 'The clutch slips.',
      body_html: '<p>The clutch slips.</p>',
      status: 'failed',
      attempts: 1,
      last_error: 'No route to the mail server',
      idempotency_key: `test-${submissions.key}`,
    })
    .throwOnError();
  await openSubmission(page, submission);
  const mail = page
    .getByRole('list', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ hasText: to_email });
  await expect(mail).toContainText('No route to the mail server');
  await mail.getByRole('button', { name: `Send again to ${to_email}` }).click();
  await expect(notice(page, `Sent to ${to_email}.`)).toBeVisible();
  await expect(mail).toContainText('2 attempts');
  await expect(mail.getByRole('button')).toHaveCount(0);
  await waitForMail(to_email, submissions.key);

  await server()
    .from('contact_submissions')
    .update({ status: 'lost' })
    .eq('id', submission.id)
    .throwOnError();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Spam' }).click();
  await expect(
    page.getByText('Somebody else changed this submission. The current version is now shown.'),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Lost');
});

test('the filtered list is exported, and edited in bulk', async ({ page, submissions }) => {
  const { key } = submissions;
  const first = await submissions.add({ name: `=HYPERLINK("https://example.org/${key}")` });
  await server()
    .from('inquiry_selections')
    .insert({ submission_id: first.id, travel_ids: ['oran', 'gone'], includes_camping: true })
    .throwOnError();
  await submissions.add({ name: `Spam ${key}`, status: 'spam' });
  const second = await submissions.add({
    name: `عمر ${key}`,
    message: `Two lines,\nand "quotes" ${key}`,
    status: 'waiting',
  });
  await openList(page, key);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('row').nth(1)).toContainText('HYPERLINK');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  await expect(notice(page, '2 rows exported.')).toBeVisible();
  expect(text).toMatch(/^\uFEFFReference,/);
  expect(text).toContain(`"'=HYPERLINK(""https://example.org/${key}"")"`);
  expect(text).toContain(`"Two lines,\nand ""quotes"" ${key}"`);
  expect(text).toContain('"Oran, gone"');
  expect(text.indexOf('HYPERLINK')).toBeLessThan(text.indexOf(`عمر ${key}`));

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const reasons = page.getByRole('dialog', { name: 'Why was it lost?' });
  await reasons.getByRole('radio', { name: 'Too expensive' }).check();
  await reasons.getByRole('button', { name: 'Set to Lost' }).click();
  await expect(notice(page, '2 submissions set to Lost: Too expensive.')).toBeVisible();
  expect(await statusesOf([first, second])).toEqual(['lost', 'lost']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone.')).toBeVisible();
  expect(await statusesOf([first, second])).toEqual(['new', 'waiting']);

  await page.getByRole('link', { name: first.name }).first().click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible();
  await expectAccessible(page);
  // Staff can also search by the reference in the email.
  await goWithinAdmin(page, listOf(first.id.slice(0, 8).toUpperCase()));
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('only an administrator deletes an inquiry', async ({
  page,
  colleaguePage: admin,
  submissions,
}) => {
  const submission = await submissions.add();
  await openSubmission(page, submission);
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  await useSession(admin, accounts.admin);
  await admin.goto(`/admin/submissions/edit/${submission.id}`);
  await admin.getByRole('button', { name: /Delete/ }).click();
  const question = admin.getByRole('dialog', { name: 'Delete this inquiry?' });
  await question.getByRole('button', { name: /Delete/ }).click();
  await expect(admin).toHaveURL(/\/admin\/submissions(\?|$)/);
  const { data } = await server()
    .from('contact_submissions')
    .select('id')
    .eq('id', submission.id)
    .throwOnError();
  expect(data).toEqual([]);
});
