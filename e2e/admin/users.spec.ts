// Accounts as administrators manage them.
import type { Page } from '@playwright/test';
import { askAccounts, tokenOf } from '../support/accounts.ts';
import { server, signedInAs } from '../support/api.ts';
import { expect, goWithinAdmin, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { accounts } from '../support/settings.ts';

async function confirm(page: Page, button: string, answer: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click();
}

test('an administrator finds an account and deletes it', async ({ page }) => {
  const [person, colleague] = [await createPerson(), await createPerson('staff')];
  const submission = {
    id: crypto.randomUUID(),
    name: 'Person',
    // Typed as phones do.
    email: `P${person.email.slice(1)}`,
    service: 'mechanic',
    message: 'The clutch slips in second gear.',
  };
  await server().from('contact_submissions').insert(submission).throwOnError();
  await useSession(page, accounts.admin);
  await page.goto('/admin/users');
  await test.step('filters', async () => {
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'No access' }).click();
    await expect(page).toHaveURL(/role/);
    await page.getByRole('searchbox').fill(colleague.email);
    await expect(page.getByText('Nobody matches the search and filters.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody matches the search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('link', { name: /@example/ }).first()).toBeVisible();
  });

  const name = person.email.split('@')[0] ?? '';
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(new RegExp(name));
  await page.getByRole('link', { name: person.email }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${person.id}$`));
  await expect(page.getByRole('heading', { name: person.email, level: 1 })).toBeVisible();
  await expect(page.getByText('No access', { exact: true })).toBeVisible();
  const inquiry = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
  await expect(inquiry).toHaveAttribute('href', `/admin/submissions/edit/${submission.id}`);

  await confirm(page, 'Delete the account', 'Delete');
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(signedInAs(person.email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  await server().from('contact_submissions').delete().eq('id', submission.id).throwOnError();
  await removePerson(colleague);
});

test('a disabled administrator is locked out until the account is enabled', async ({
  page,
  colleaguePage: theirs,
}) => {
  const person = await createPerson('admin');
  const client = await signedInAs(person.email);
  const token = await tokenOf(person.email);
  expect((await askAccounts('users', { token })).status).toBe(200);

  await useSession(page, accounts.admin);
  await page.goto(`/admin/users/${person.id}`);
  await confirm(page, 'Disable the account', 'Disable');
  await expect(page.getByText('The account is disabled.')).toBeVisible();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();

  const refused = await askAccounts('users', { token });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'account_disabled' });
  expect((await client.from('contact_submissions').select('id')).data).toEqual([]);
  expect((await client.from('accounts').select('id')).data).toEqual([]);
  expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
  await expect(signedInAs(person.email)).rejects.toMatchObject({ code: 'user_banned' });

  await confirm(page, 'Enable the account', 'Enable');
  await expect(page.getByText('The account is enabled.')).toBeVisible();
  const history = page.getByRole('list', { name: 'Access history' }).getByRole('listitem');
  await expect(history).toHaveText([
    /enabled the account again\./,
    /disabled the account\./,
    /assigned the role “Administrator”\./,
  ]);
  expect((await askAccounts('users', { token: await tokenOf(person.email) })).status).toBe(200);

  await confirm(page, 'Send a password reset email', 'Send email');
  await expect(
    page.getByText(`A password reset email is on its way to ${person.email}.`),
  ).toBeVisible();

  await theirs.goto(linkIn(await waitForMail(person.email, ''), '/admin/reset-password#'));
  await expect(theirs).toHaveURL(/\/admin\/reset-password$/);
  await theirs.getByLabel('New password', { exact: true }).fill('lanterns-oasis-2026');
  await theirs.getByLabel('Repeat new password').fill('lanterns-oasis-2026');
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs).toHaveURL(/\/admin\/?$/);
  await removePerson(person);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('only administrators manage accounts', async ({ page }) => {
    for (const who of ['staff', 'visitor'] as const) {
      const token = await tokenOf(accounts[who]);
      for (const resource of ['users', 'admins', 'invitations']) {
        const response = await askAccounts(resource, { token });
        expect(response.status).toBe(403);
        expect((await response.json()).code).toBe('not_permitted');
      }
    }
    expect((await askAccounts('users')).status).toBe(401);
    expect(
      (await askAccounts('users', { token: `${await tokenOf(accounts.admin)}x` })).status,
    ).toBe(401);

    await useSession(page, accounts.staff);
    const today = page.getByRole('heading', { name: 'Today', level: 1 });
    await page.goto('/admin/users');
    for (const path of ['/users', '/users/1', '/admin-management', '/admin-management/roles']) {
      await goWithinAdmin(page, path);
      await expect(
        page.getByRole('heading', { name: 'You don’t have access to this page' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Today' }).first().click();
      await expect(today).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /^(Users|Admin management)$/ })).toHaveCount(0);
  });
});
