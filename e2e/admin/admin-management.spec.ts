// Roles and invitations.
import type { Page } from '@playwright/test';
import { forgetInvited, newAddress } from '../support/accounts.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail, waitForMails } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { accounts, password } from '../support/settings.ts';

async function roleOf(id: string) {
  const { data } = await server()
    .from('accounts')
    .select('role')
    .eq('id', id)
    .single()
    .throwOnError();
  return data.role;
}

async function chooseRole(page: Page, email: string, role: string, save: string) {
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: `Change role of ${email}` }).click();
  await page.getByRole('dialog').getByRole('radio', { name: role }).check();
  await page.getByRole('dialog').getByRole('button', { name: save }).click();
}

async function giveStaff(page: Page) {
  await page.getByRole('button', { name: 'Assign a role' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Staff' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save role' }).click();
}

test('a role is granted, changed and revoked', async ({ page, colleaguePage: theirs }) => {
  const person = await createPerson();
  await useSession(page, accounts.admin);
  await page.goto(`/admin/users/${person.id}`);
  await giveStaff(page);
  await expect(
    page.getByText(`An email to ${person.email} asks for a new password.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the role' })).toBeVisible();

  // Anybody may have created the account and chosen its password; the owner of the mailbox chooses another.
  const { error } = await server().auth.signInWithPassword({ email: person.email, password });
  expect(error?.code).toBe('invalid_credentials');
  await theirs.goto(linkIn(await waitForMail(person.email, ''), '/admin/reset-password#'));
  await theirs.getByLabel('New password', { exact: true }).fill('lanterns-oasis-2026');
  await theirs.getByLabel('Repeat new password').fill('lanterns-oasis-2026');
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs).toHaveURL(/\/admin\/?$/);

  await page.getByRole('link', { name: 'Admin management' }).click();
  await expect(page.getByRole('heading', { name: 'Admin management', level: 1 })).toBeVisible();
  await chooseRole(page, person.email, 'Administrator', 'Save role');
  await expect(
    page.getByText(`The role of ${person.email} is saved: Administrator.`),
  ).toBeVisible();
  expect(await roleOf(person.id)).toBe('admin');
  await chooseRole(page, person.email, 'No access', 'Remove role');
  await expect(page.getByText(`${person.email} no longer has access.`)).toBeVisible();
  await expect(page.getByText('Nobody matches the search and role.')).toBeVisible();
  expect(await roleOf(person.id)).toBeNull();
  await removePerson(person);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a role change that is not allowed is refused', async ({ page }) => {
    const person = await createPerson('admin');
    const email = newAddress();
    const { data } = await server().auth.admin.createUser({ email, password: 'not-theirs-1' });
    const reason = page.getByRole('dialog').getByRole('alert');
    await useSession(page, person.email);
    await page.goto(`/admin/users/${data.user?.id}`);
    await giveStaff(page);
    await expect(reason).toContainText('This person has not confirmed their email address yet.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: 'Admin management' }).click();
    await expect(page.getByRole('heading', { name: 'Admin management', level: 1 })).toBeVisible();
    await chooseRole(page, person.email, 'Staff', 'Save role');
    await expect(reason).toHaveText('You cannot change your own role. Ask another administrator.');
    expect(await roleOf(person.id)).toBe('admin');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: 'Invite someone' }).click();
    const drawer = page.getByRole('dialog', { name: 'Invite someone' });
    await drawer.getByLabel('Email').fill(accounts.staff);
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(drawer.getByText('This person already has a role.')).toBeVisible();
    await forgetInvited(email);
    await removePerson(person);
  });

  test('an invitation is sent once, resent and revoked', async ({ page }) => {
    const email = newAddress();
    await useSession(page, accounts.admin);
    await page.goto('/admin/admin-management');
    await page.getByRole('link', { name: 'Invite someone' }).click();
    await expect(page).toHaveURL(/\/admin\/admin-management\/invitations\/add$/);
    const drawer = page.getByRole('dialog', { name: 'Invite someone' });
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(drawer.getByText('Please enter a valid email address.')).toBeVisible();
    await drawer.getByLabel('Email').fill(email);
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`The invitation was sent to ${email}.`)).toBeVisible();
    await expect(drawer).toBeHidden();

    await page.getByRole('link', { name: 'Invite someone' }).click();
    await drawer.getByLabel('Email').fill(email.toUpperCase());
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(
      drawer.getByText(/There is already an open invitation for this address/),
    ).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(drawer).toBeHidden();

    await page.getByRole('searchbox').fill(email);
    await page.getByRole('button', { name: `Send again to ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await waitForMails(email, 2);

    await page.getByRole('button', { name: `Revoke the invitation for ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(`The invitation for ${email} has been revoked.`)).toBeVisible();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Send again to ${email}` })).toHaveCount(0);
    await forgetInvited(email);
  });
});
