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

const list = (parameters: Record<string, unknown>) =>
  `users?${new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
  )}`;
const oneAccount = (changes: object = {}) => ({
  ...asAdmin,
  'GET /rest/v1/accounts': () => Response.json([account(changes)]),
});
const single = {
  'GET /rest/v1/contact_submissions': () => counted([{ id: 1 }], 3),
  [`GET /auth/v1/admin/users/${otherId}`]: { id: otherId, email_confirmed_at: '2026-11-01' },
};
const guard = (code: string) => databaseError(400, '23514', 'x', { code, values: {} });

it('answers a page with its range, in a unique order', async () => {
  const calls = backend({
    ...asAdmin,
    'GET /rest/v1/accounts': () => counted([account(), account({ id: adminId })], 319),
  });
  const response = await ask(
    'GET',
    list({
      sort: ['last_sign_in_at', 'DESC'],
      range: [25, 49],
      filter: { q: 'am,el) x"', role: 'none', disabled: false },
    }),
  );
  expect(response.headers.get('content-range')).toBe('users 25-26/319');
  const { query } = calls.at(-1) ?? {};
  expect(query?.get('order')).toBe('last_sign_in_at.desc.nullslast,id.asc');
  expect([query?.get('offset'), query?.get('limit')]).toEqual(['25', '25']);
  expect([query?.get('role'), query?.get('disabled_at')]).toEqual(['is.null', 'is.null']);
  // Letters and digits only: input cannot close the condition.
  expect(query?.get('or')).toBe(
    '(and(or(email.ilike.*am*,full_name.ilike.*am*),or(email.ilike.*el*,full_name.ilike.*el*),or(email.ilike.*x*,full_name.ilike.*x*)))',
  );
});

it('answers many by id, and a page beyond the end with the total', async () => {
  const calls = backend({
    ...asAdmin,
    'GET /rest/v1/accounts': ({ query }: { query: URLSearchParams }) =>
      query.get('offset') === '50'
        ? databaseError(416, 'PGRST103', 'Requested range not satisfiable')
        : counted([account()], 3),
  });
  await ask('GET', list({ filter: { id: [otherId, 'nobody'] } }));
  expect(calls.at(-1)?.query.get('id')).toBe(`in.(${otherId})`);
  const beyond = await ask('GET', list({ range: [50, 74] }));
  expect([await beyond.json(), beyond.headers.get('content-range')]).toEqual([[], 'users */3']);
});

it.each([
  ['a sort by something else', { sort: ['password', 'ASC'] }],
  ['a range that is none', { range: [5, 1] }],
  ['too long a range', { range: [0, 5000] }],
  ['an unknown filter', { filter: { password: 'x' } }],
  ['an unknown role', { filter: { role: 'owner' } }],
  ['a filter that is no object', { filter: [] }],
])('answers 422 to %s', async (_, parameters) => {
  backend(asAdmin);
  expect((await ask('GET', list(parameters))).status).toBe(422);
});

it('answers one account with its details', async () => {
  const calls = backend({ ...oneAccount(), ...single });
  expect(await (await ask('GET', `users/${otherId}`)).json()).toEqual({
    ...account(),
    is_confirmed: true,
    counts: { inquiries: 3, assigned: 3 },
  });
  const admin = calls.find(({ path }) => path.startsWith('/auth/v1/admin'));
  expect(admin?.bearer).toBe('secret-key');
});

it('answers 404 to an unknown id, and to an invalid one', async () => {
  const calls = backend({ ...asAdmin, 'GET /rest/v1/accounts': () => Response.json([]) });
  const unknown = await ask('GET', `users/${otherId}`);
  expect([unknown.status, (await unknown.json()).message]).toEqual([
    404,
    'This account does not exist or has been deleted.',
  ]);
  expect(calls).toHaveLength(2);
  expect((await ask('GET', 'users/1,or(x)')).status).toBe(404);
  expect((await ask('PUT', `users/${otherId}`, { body: { disabled: true } })).status).toBe(404);
  expect((await ask('DELETE', `users/${otherId}`)).status).toBe(404);
});

it('disables as the caller, and only then bans as the server', async () => {
  const calls = backend({
    ...oneAccount(),
    ...single,
    'PATCH /rest/v1/profiles': [{ id: otherId }],
    [`PUT /auth/v1/admin/users/${otherId}`]: { id: otherId },
  });
  expect((await ask('PUT', `users/${otherId}`, { body: { disabled: true } })).status).toBe(200);
  const changes = calls.filter(({ method }) => method === 'PATCH' || method === 'PUT');
  expect(changes).toMatchObject([
    {
      path: '/rest/v1/profiles',
      bearer: tokenOf(adminId),
      body: { disabled_at: expect.any(String) },
    },
    { bearer: 'secret-key', body: { ban_duration: '876000h' } },
  ]);
});

it('enables in reverse order, so that a failure leaves the account blocked', async () => {
  const calls = backend({
    ...oneAccount({ disabled_at: '2026-11-02T10:00:00Z' }),
    ...single,
    'PATCH /rest/v1/profiles': [{ id: otherId }],
    [`PUT /auth/v1/admin/users/${otherId}`]: { id: otherId },
  });
  await ask('PUT', `users/${otherId}`, { body: { disabled: false } });
  const changes = calls.filter(({ method }) => method === 'PATCH' || method === 'PUT');
  expect(changes.map(({ body }) => body)).toEqual([
    { ban_duration: 'none' },
    { disabled_at: null },
  ]);
});

it('answers 409 with the reason of a guard, and bans nobody then', async () => {
  const calls = backend({
    ...oneAccount(),
    'PATCH /rest/v1/profiles': guard('last_administrator'),
  });
  const response = await ask('PUT', `users/${otherId}`, { body: { disabled: true } });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    message: 'x',
    code: 'last_administrator',
    values: {},
  });
  expect(calls.some(({ path }) => path.startsWith('/auth'))).toBe(false);
});

it('answers 422 to an invalid change', async () => {
  backend(asAdmin);
  for (const body of [undefined, {}, { disabled: 'yes' }, { role: 'admin' }]) {
    expect((await ask('PUT', `users/${otherId}`, { body })).status).toBe(422);
  }
});

it('deletes neither oneself nor somebody with a role', async () => {
  const own = backend(oneAccount({ id: adminId, role: 'admin' }));
  const oneself = await ask('DELETE', `users/${adminId}`);
  expect([oneself.status, (await oneself.json()).message]).toEqual([
    409,
    'You cannot delete your own account. Ask another administrator.',
  ]);
  const others = backend(oneAccount({ role: 'staff' }));
  const colleague = await ask('DELETE', `users/${otherId}`);
  expect([colleague.status, (await colleague.json()).message]).toEqual([
    409,
    'This person has a role. Remove the role first, then delete the account.',
  ]);
  expect([...own, ...others].some(({ method }) => method === 'DELETE')).toBe(false);
});

it('deletes an account without a role, as the server', async () => {
  const calls = backend({ ...oneAccount(), [`DELETE /auth/v1/admin/users/${otherId}`]: {} });
  expect((await ask('DELETE', `users/${otherId}`)).status).toBe(200);
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', bearer: 'secret-key' });
});

it('has a reset mail sent, but not to a disabled account', async () => {
  const calls = backend({ ...oneAccount(), 'POST /auth/v1/recover': {} });
  expect((await ask('POST', 'reset-mails', { body: { user_id: otherId } })).status).toBe(201);
  expect(calls.at(-1)?.body).toEqual({ email: 'amel@example.org' });
  backend({ ...oneAccount(), 'POST /auth/v1/recover': Response.json({}, { status: 429 }) });
  expect((await ask('POST', 'reset-mails', { body: { user_id: otherId } })).status).toBe(429);
  backend(oneAccount({ disabled_at: '2026-11-02T10:00:00Z' }));
  expect((await ask('POST', 'reset-mails', { body: { user_id: otherId } })).status).toBe(409);
});
