// How an invited person gets access.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAccounts, forgetInvited, invite, newAddress, tokenOf } from '../support/accounts.ts';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkIn, waitForMails } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { accounts, password } from '../support/settings.ts';

async function invitationLink(email: string, mails = 1): Promise<string> {
  const received = await waitForMails(email, mails);
  const last = received.at(-1);
  if (!last) throw new Error('unreachable');
  return linkIn(last, '/admin/invitation');
}

async function acceptAsNew(page: Page) {
  await page.getByLabel('Your name').fill('Amel');
  await page.getByLabel('Password', { exact: true }).fill('lanterns-oasis-2026');
  await page.getByLabel('Repeat password').fill('lanterns-oasis-2026');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
}

test('an invited person accepts and works as staff', async ({ page }) => {
  const email = newAddress();
  await invite(email);
  await page.goto('/admin/invitation');
  await expect(page.getByText('This page needs the link from your invitation.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await invitationLink(email));
  await expect(page.getByRole('heading', { name: 'Welcome to Expat Buddy' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invitation$/);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();

  await acceptAsNew(page);
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Submissions/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Submissions', level: 1 })).toBeVisible();
  const { data } = await server()
    .from('accounts')
    .select('full_name, role')
    .eq('email', email)
    .throwOnError();
  expect(data).toEqual([{ full_name: 'Amel', role: 'staff' }]);
  await forgetInvited(email);
});

test('someone with an account signs in to accept', async ({ page }) => {
  const person = await createPerson();
  await invite(person.email, 'admin');
  await page.goto(await invitationLink(person.email));
  await expect(page.getByText('sign in to accept')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in and accept' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await server().from('staff_invitations').delete().eq('email', person.email).throwOnError();
  await removePerson(person);
});

test('an account that a stranger created for the address cannot be used by them', async ({
  page,
}) => {
  const email = newAddress();
  const strangers = 'chosen-by-a-stranger';
  await server().auth.admin.createUser({ email, password: strangers });
  await invite(email);
  await page.goto(await invitationLink(email));
  await acceptAsNew(page);
  await expect(page).toHaveURL(/\/admin\/?$/);
  const { error } = await server().auth.signInWithPassword({ email, password: strangers });
  expect(error?.code).toBe('invalid_credentials');
  await forgetInvited(email);
});

test.describe('an invitation that no longer counts', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is refused with the reason', async ({ page }) => {
    const email = newAddress();
    const id = await invite(email);
    const link = await invitationLink(email);
    const change = (fields: { expires_at?: string; revoked_at?: string }) =>
      server().from('staff_invitations').update(fields).eq('id', id).throwOnError();
    await change({ expires_at: new Date(Date.now() - 1000).toISOString() });
    await page.goto(link);
    await expect(page.getByText('This invitation has expired.')).toBeVisible();
    await change({ revoked_at: new Date().toISOString() });
    await page.reload();
    await expect(page.getByText('This page needs the link from your invitation.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This invitation has been withdrawn.')).toBeVisible();

    const accepting = newAddress();
    await invite(accepting);
    const used = await invitationLink(accepting);
    await page.goto(used);
    await acceptAsNew(page);
    await expect(page).toHaveURL(/\/admin\/?$/);
    await page.goto(used);
    await expect(page.getByText('This invitation has already been accepted.')).toBeVisible();
    await forgetInvited(email);
    await forgetInvited(accepting);
  });

  test('is refused when it was resent or revoked in the meantime', async ({ page }) => {
    const email = newAddress();
    const id = await invite(email);
    const first = await invitationLink(email);
    const token = await tokenOf(accounts.admin);
    const again = await askAccounts(`invitations/${id}`, {
      method: 'PUT',
      token,
      body: { resend: true },
    });
    expect(again.status).toBe(200);
    await page.goto(first);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
    await page.goto(await invitationLink(email, 2));
    await expect(page.getByLabel('Your name')).toBeVisible();

    await askAccounts(`invitations/${id}`, { method: 'DELETE', token });
    await acceptAsNew(page);
    await expect(page.getByText('This invitation has been withdrawn.')).toBeVisible();
    const { data } = await server().from('profiles').select('id').eq('email', email).throwOnError();
    expect(data).toEqual([]);
    await forgetInvited(email);
  });
});
