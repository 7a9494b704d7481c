// Signing in to the back office and out of it.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';
import { accounts, apiUrl, password } from '../support/settings.ts';

async function signInWith(page: Page, email: string, word: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('every address asks for a sign-in, then opens', async ({ page }) => {
  for (const path of ['', '/submissions', '/activities/add', '/activities/edit/sea-fishing']) {
    await page.goto(`/admin${path}`);
    await expect(page, path).toHaveURL(/\/admin\/auth/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  for (const path of ['/admin/reset-password', '/admin/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/admin/activities');
  await signInWith(page, 'staff@example.com', password);
  await expect(page).toHaveURL(/\/admin\/activities/);
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('people without access are kept out', async ({ page }) => {
    const sentence = 'The email or password is incorrect.';
    await page.goto('/admin/auth');
    await signInWith(page, 'staff@example.com', 'not-the-password');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.reload();
    await signInWith(page, `nobody-${crypto.randomUUID()}@example.org`, 'not-the-password');
    await expect(page.getByText(sentence)).toBeVisible();

    await signInWith(page, accounts.visitor, password);
    await expect(page.getByText('Your account is waiting for an administrator.')).toBeVisible();
    await page.goto('/admin/submissions');
    await expect(page).toHaveURL(/\/admin\/auth/);

    const person = await createPerson('admin');
    await useSession(page, person.email);
    // Their token is still valid.
    await server()
      .from('profiles')
      .update({ disabled_at: new Date().toISOString() })
      .eq('id', person.id)
      .throwOnError();
    await page.goto('/admin/submissions');
    await expect(
      page.getByText('This account has been disabled. Ask an administrator.'),
    ).toBeVisible();
    await removePerson(person);
  });
});

test('a new account is confirmed by mail, then waits for a role', async ({ page }) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const chosen = 'seven lanterns by the fig tree';
  await page.goto('/admin/auth');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('qwerty123456');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This is one of the commonest passwords.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await expect(page.getByRole('status').filter({ hasText: 'Strong.' })).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is waiting for an administrator.')).toBeVisible();
  await page.goto(linkIn(await waitForMail(email, ''), '/admin/auth#'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your email address is confirmed. You can sign in.')).toBeVisible();
  await signInWith(page, email, chosen);
  await expect(page.getByText('Your account is waiting for an administrator.')).toBeVisible();
});

test.describe('a forgotten password', () => {
  // The second use of the link is refused.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is reset through a mail, once', async ({ page }) => {
    const person = await createPerson('staff');
    const newPassword = `lanterns-oasis-${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/admin/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/If there is an account for/)).toBeVisible();

    const link = linkIn(await waitForMail(person.email, ''), '/admin/reset-password#');
    // As mail scanners do, before the person opens it.
    await page.request.get(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/reset-password$/);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Repeat new password').fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/admin\/?$/);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Repeat new password').fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    await removePerson(person);
  });
});

test.describe('a session that ends', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('during an edit loses nothing', async ({ page, activity }) => {
    await useSession(page, accounts.staff);
    await page.goto(`/admin/activities/edit/${activity.id}`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill(`Night walk ${activity.id}`);
    await page.route(`${apiUrl}/rest/v1/activities*`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 401 }) : route.fallback(),
    );
    await page.route(`${apiUrl}/auth/v1/token?grant_type=refresh_token`, (route) =>
      route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Gone' } }),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText(accounts.staff);
    await expectAccessible(page);

    await page.unrouteAll();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();
    const saved = await server().from('activities').select('title').eq('id', activity.id).single();
    expect(saved.data?.title).toBe(`Night walk ${activity.id}`);
  });

  test('by signing out leaves nothing in the browser', async ({ page, context }) => {
    await page.goto('/admin/auth?next=/travels');
    await signInWith(page, accounts.staff, password);
    await expect(page.getByRole('heading', { name: 'Travels', level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/activities');
    await expect(other.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /staff|Account of/i }).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(other).toHaveURL(/:\d+\/$/);
    expect(await other.evaluate(() => localStorage.getItem('expat-buddy-session'))).toBeNull();
  });
});
