// The dashboard: open work, and inquiries by week.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { accounts } from '../support/settings.ts';

/** A submission whose mail could not be sent. */
async function createUnheard() {
  const id = crypto.randomUUID();
  const name = `Samia ${id.slice(0, 8)}`;
  const database = server();
  await database
    .from('contact_submissions')
    .insert({
      id,
      name,
      email: 'samia@example.org',
      service: 'handbook',
      message: 'Where to begin?',
    })
    .throwOnError();
  await database
    .from('mail_outbox')
    .insert({
      kind: 'test',
      submission_id: id,
      to_email: 'samia@example.org',
      subject: 'Your inquiry',
      body_text: '',
      body_html: '',
      status: 'failed',
      idempotency_key: id,
    })
    .throwOnError();
  const remove = () => database.from('contact_submissions').delete().eq('id', id).throwOnError();
  return { name, remove };
}

/** A published entry rule that nobody has checked since 2001. */
async function createDueRule() {
  const id = `due-${crypto.randomUUID().slice(0, 8)}`;
  const database = server();
  const title = `Form ${id}`;
  await database
    .from('entry_rules')
    .insert({
      id,
      title,
      statement: 'A form.',
      source_name: 'Embassy',
      source_url: 'https://embassy.example',
      checked_on: '2001-01-31',
      status: 'published',
    })
    .throwOnError();
  const remove = () => database.from('entry_rules').delete().eq('id', id).throwOnError();
  return { title, remove };
}

const figure = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: new RegExp(`^${label}`) });

test('staff open the list behind a figure and read the chart as a table', async ({ page }) => {
  const unheard = await createUnheard();
  const rule = await createDueRule();
  await useSession(page, accounts.staff);
  await page.goto('/admin');
  await expect(figure(page, 'New submissions')).toContainText(/The oldest arrived/);
  await expect(figure(page, 'Reviews waiting')).toHaveAttribute('href', '/admin/review-management');
  await expect(figure(page, 'Accounts waiting')).toHaveCount(0);

  const due = page.getByRole('list', { name: 'Due for review' }).getByRole('listitem');
  await expect(due.filter({ hasText: rule.title })).toContainText('last read on 31 January 2001');
  await expect(page.getByRole('link', { name: /^Entry papers: all \d+$/ })).toBeVisible();
  await due
    .filter({ hasText: rule.title })
    .getByRole('button', { name: /^Checked today/ })
    .click();
  await expect(due.filter({ hasText: rule.title })).toHaveCount(0);

  const chart = page.getByRole('img', { name: /^Inquiries per week/ });
  await expect(chart).toBeVisible();
  const said = /: (\d+) inquir.* in 12 weeks/.exec((await chart.getAttribute('aria-label')) ?? '');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Show as table' }).press('Space');
  const table = page.getByRole('table', { name: 'Inquiries per week' });
  await expect(table.getByRole('row')).toHaveCount(1 + 12 + 1);
  await expect(table.getByRole('columnheader', { name: 'Expat handbook' })).toBeVisible();
  const sum = table
    .getByRole('row', { name: /^All weeks/ })
    .getByRole('cell')
    .first();
  await expect(sum).toHaveText(said?.[1] ?? 'no figure in the name of the chart');
  await expect(chart).toHaveCount(0);
  await expectAccessible(page);

  await table
    .getByRole('link', { name: /week from/ })
    .last()
    .click();
  await expect(page).toHaveURL(/created_at/);
  await expect(page.getByText(/^Received .+–.+/)).toBeVisible();
  await page.goBack();

  await figure(page, 'Mail failed').click();
  await expect(page).toHaveURL(/mail-failed/);
  await expect(page.getByRole('link', { name: unheard.name }).first()).toBeVisible();
  await page.getByRole('searchbox').fill(unheard.name);
  await expect(page).toHaveURL(new RegExp(`${unheard.name.split(' ')[1]}`));
  await expect(page.getByRole('link', { name: unheard.name }).first()).toBeVisible();
  await unheard.remove();
  await rule.remove();
});

test('an administrator sees accounts that wait for a role', async ({ page }) => {
  const person = await createPerson();
  await useSession(page, accounts.admin);
  await page.goto('/admin');
  await figure(page, 'Accounts waiting').click();
  await expect(page).toHaveURL(/\/admin\/users\?.*none/);
  await expect(page.getByRole('link', { name: person.email })).toBeVisible();
  await removePerson(person);
});
