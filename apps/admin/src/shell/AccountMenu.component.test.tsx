import { Notification } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { supabase } from '#providers/supabase.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const person = { id: 'lydia', email: 'lydia@example.org' };
const password = 'sahara-2026';

const sessionOf = (user: object) => ({
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user,
});

type Change = { path: string; search: string; body: Record<string, unknown> };

let changes: Change[] = [];
let fullName: string | undefined;

beforeEach(async () => {
  changes = [];
  fullName = undefined;
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input));
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (pathname.endsWith('/token')) {
      if (body.password === password) return Response.json(sessionOf(person));
      const wrong = { code: 'invalid_credentials', message: 'Invalid login credentials' };
      return Response.json(wrong, { status: 400 });
    }
    if (init?.method === 'GET') return Response.json([]);
    changes.push({ path: pathname, search, body });
    if (pathname.endsWith('/profiles')) {
      fullName = body.full_name;
      return new Response(null, { status: 204 });
    }
    return Response.json(person);
  });
  await supabase.auth.signInWithPassword({ email: person.email, password });
});

afterEach(() => supabase.auth.signOut({ scope: 'local' }));

async function openSettings() {
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => 'staff',
    getIdentity: async () => ({ ...person, fullName: fullName ?? person.email }),
  };
  const element = (
    <TestOffice authProvider={authProvider}>
      <AccountMenu />
      <Notification />
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await page.getByRole('button', { name: person.email }).click();
  await page.getByRole('button', { name: 'Account settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account settings' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

it('is accessible', async () => {
  await expectAccessible(await openSettings());
});

it('changes the name, in the profile and in the session', async () => {
  const dialog = await openSettings();
  await dialog.getByLabelText('Name', { exact: true }).fill('Lydia B.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Name saved.')).toBeVisible();
  expect(changes).toMatchObject([
    { path: '/rest/v1/profiles', search: '?id=eq.lydia', body: { full_name: 'Lydia B.' } },
    { path: '/auth/v1/user', body: { data: { full_name: 'Lydia B.' } } },
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'Lydia B.' })).toBeVisible();
});

it('changes the language of emails about the account', async () => {
  const dialog = await openSettings();
  await dialog.getByRole('combobox', { name: /^Language of emails to you/ }).click();
  await page.getByRole('option', { name: 'French' }).click();
  await expect.element(page.getByText('Language saved.')).toBeVisible();
  expect(changes).toMatchObject([{ path: '/auth/v1/user', body: { data: { language: 'fr' } } }]);
});

it('changes the password for somebody who knows the current one', async () => {
  const dialog = await openSettings();
  await dialog.getByLabelText('Current password').fill('not-this-one');
  await dialog.getByLabelText('New password').fill('lanterns-oasis-2027');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
  expect(changes).toEqual([]);

  await dialog.getByLabelText('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(changes).toMatchObject([
    { path: '/auth/v1/user', body: { password: 'lanterns-oasis-2027' } },
  ]);
});
