import { afterEach, expect, it, vi } from 'vitest';
import {
  account,
  adminId,
  asAdmin,
  ask,
  backend,
  counted,
  databaseError,
  otherId,
  tokenOf,
} from './backend.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const oneAccount = (changes: object = {}) => ({
  ...asAdmin,
  'GET /rest/v1/accounts': () => Response.json([account(changes)]),
});
const confirmed = {
  [`GET /auth/v1/admin/users/${otherId}`]: { id: otherId, email_confirmed_at: '2026-11-01' },
};
/** Somebody who signed up, or who accepted an invitation. */
const signedUp = {
  ...confirmed,
  'GET /rest/v1/staff_invitations': () => Response.json([]),
  [`PUT /auth/v1/admin/users/${otherId}`]: { id: otherId },
  'POST /auth/v1/recover': {},
};
const invited = {
  ...confirmed,
  'GET /rest/v1/staff_invitations': () => Response.json([{ id: 'i' }]),
};
const give = { body: { id: otherId, role: 'staff' } };

it('lists people with a role only', async () => {
  const calls = backend({
    ...asAdmin,
    'GET /rest/v1/accounts': () => counted([account({ role: 'staff' })], 1),
  });
  const response = await ask('GET', 'admins');
  expect(response.headers.get('content-range')).toBe('admins 0-0/1');
  expect(calls.at(-1)?.query.get('role')).toBe('not.is.null');
});

it('grants, changes and removes a role with the caller’s token', async () => {
  const given = backend({ ...oneAccount(), ...invited, 'POST /rest/v1/staff_roles': null });
  const grant = await ask('POST', 'admins', give);
  expect([grant.status, await grant.json()]).toMatchObject([201, { password_mail: null }]);
  const changed = backend({
    ...oneAccount({ role: 'staff' }),
    'PATCH /rest/v1/staff_roles': [{ user_id: otherId }],
    'DELETE /rest/v1/staff_roles': [{ user_id: otherId }],
  });
  const change = await ask('PUT', `admins/${otherId}`, { body: { role: 'admin' } });
  expect(await change.json()).toMatchObject({ id: otherId, role: 'admin' });
  expect(await (await ask('DELETE', `admins/${otherId}`)).json()).toMatchObject({ role: null });
  const written = [...given, ...changed].filter(({ path }) => path === '/rest/v1/staff_roles');
  expect(written.map(({ method, bearer }) => [method, bearer])).toEqual([
    ['POST', tokenOf(adminId)],
    ['PATCH', tokenOf(adminId)],
    ['DELETE', tokenOf(adminId)],
  ]);
});

it('replaces the password of somebody who signed up before it grants the role', async () => {
  const calls = backend({ ...oneAccount(), ...signedUp, 'POST /rest/v1/staff_roles': null });
  expect(await (await ask('POST', 'admins', give)).json()).toMatchObject({ password_mail: 'sent' });
  const written = calls.filter(({ method, path }) => method !== 'GET' && !path.includes('/rpc/'));
  expect(written.map(({ path }) => path)).toEqual([
    `/auth/v1/admin/users/${otherId}`,
    '/rest/v1/staff_roles',
    '/auth/v1/recover',
  ]);
  expect(written[0]?.body).toEqual({ password: expect.stringMatching(/^[\w-]{43}$/) });

  backend({
    ...oneAccount(),
    ...signedUp,
    'POST /rest/v1/staff_roles': null,
    'POST /auth/v1/recover': Response.json({ error_code: 'over_email' }, { status: 429 }),
  });
  expect(await (await ask('POST', 'admins', give)).json()).toMatchObject({
    password_mail: 'failed',
  });
});

it('grants no role to an unconfirmed address or a disabled account', async () => {
  const calls = backend({
    ...oneAccount(),
    [`GET /auth/v1/admin/users/${otherId}`]: { id: otherId, email_confirmed_at: null },
  });
  const unconfirmed = await ask('POST', 'admins', give);
  expect(unconfirmed.status).toBe(409);
  expect((await unconfirmed.json()).message).toContain('not confirmed');
  backend(oneAccount({ disabled_at: '2026-11-02T10:00:00Z' }));
  expect((await ask('POST', 'admins', give)).status).toBe(409);
  expect(calls.some(({ path }) => path === '/rest/v1/staff_roles')).toBe(false);
});

it.each([
  ['own_role', '42501'],
  ['last_administrator', '23514'],
])('answers 409 with the code of the guard: %s', async (code, sqlState) => {
  const refused = databaseError(403, sqlState, 'x', { code, values: {} });
  backend({
    ...oneAccount({ role: 'admin' }),
    'PATCH /rest/v1/staff_roles': refused,
    'DELETE /rest/v1/staff_roles': refused,
  });
  for (const response of [
    await ask('PUT', `admins/${otherId}`, { body: { role: 'staff' } }),
    await ask('DELETE', `admins/${otherId}`),
  ]) {
    expect([response.status, await response.json()]).toEqual([
      409,
      { message: 'x', code, values: {} },
    ]);
  }
});

it('answers 403 with our own message when the policies refuse', async () => {
  const message = 'new row violates row-level security policy for table "staff_roles"';
  backend({
    ...oneAccount(),
    ...signedUp,
    'POST /rest/v1/staff_roles': databaseError(403, '42501', message),
  });
  const response = await ask('POST', 'admins', give);
  expect(response.status).toBe(403);
  expect((await response.json()).message).not.toContain('policy');
});

it('answers 409 to an existing role, 404 to a missing one, 422 to an invalid one', async () => {
  backend({
    ...oneAccount(),
    ...signedUp,
    'POST /rest/v1/staff_roles': databaseError(409, '23505', 'duplicate key'),
  });
  expect((await ask('POST', 'admins', give)).status).toBe(409);
  expect((await ask('PUT', `admins/${otherId}`, { body: { role: 'staff' } })).status).toBe(404);
  const body = { id: otherId, role: 'owner' };
  const invalid = await ask('POST', 'admins', { body });
  expect([invalid.status, (await invalid.json()).field]).toEqual([422, 'role']);
});
