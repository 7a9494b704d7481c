import { afterEach, expect, it, vi } from 'vitest';
import { hashOfLinkToken, newLinkToken } from '../_shared/link-token.ts';
import {
  adminId,
  ask,
  backend,
  databaseError,
  otherId,
  stateOf,
  tokenOf,
} from './backend.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const token = newLinkToken();
const invitation = (changes: object = {}) => ({
  email: 'amel@example.org',
  role: 'staff',
  language: 'fr',
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  accepted_at: null,
  revoked_at: null,
  ...changes,
});
const nobodyYet = {
  'GET /rest/v1/staff_invitations': [invitation()],
  'GET /rest/v1/profiles': [],
};
const knownAs = (email_confirmed_at: string | null, disabled_at: string | null = null) => ({
  'GET /rest/v1/staff_invitations': [invitation()],
  'GET /rest/v1/profiles': [{ id: otherId, disabled_at }],
  [`GET /auth/v1/admin/users/${otherId}`]: { id: otherId, email_confirmed_at },
});
const accepted = {
  'PATCH /rest/v1/profiles': null,
  'POST /rest/v1/rpc/accept_staff_invitation': () => Response.json('staff'),
};
const amel = { token, full_name: ' Amel ', password: 'lanterns-oasis-2026' };
const accept = (body: unknown = amel, bearer: string | null = null) =>
  ask('POST', 'acceptances', { token: bearer, body });

it('describes a link without a session', async () => {
  const calls = backend(nobodyYet);
  const response = await ask('POST', 'invitation-links', { token: null, body: { token } });
  expect(await response.json()).toMatchObject({
    email: 'amel@example.org',
    role: 'staff',
    has_account: false,
  });
  expect(calls[0]?.query.get('token_hash')).toBe(`eq.${await hashOfLinkToken(token)}`);
});

it.each([
  ['expired', { expires_at: '2026-01-01T00:00:00Z' }, 'has expired'],
  ['revoked', { revoked_at: '2026-11-20T00:00:00Z' }, 'has been withdrawn'],
  ['accepted', { accepted_at: '2026-11-20T00:00:00Z' }, 'was accepted'],
])('answers 410 to an invitation that is %s, to both questions', async (reason, over, words) => {
  backend({ 'GET /rest/v1/staff_invitations': [invitation(over)] });
  for (const path of ['invitation-links', 'acceptances']) {
    const response = await ask('POST', path, { token: null, body: amel });
    expect(response.status).toBe(410);
    const answer = await response.json();
    expect(answer.code).toBe(`invitation_${reason}`);
    expect(answer.message).toContain(words);
  }
});

it('answers 404 to a replaced or unknown token', async () => {
  backend({ 'GET /rest/v1/staff_invitations': [] });
  expect((await accept()).status).toBe(404);
  const calls = backend({});
  for (const body of [undefined, {}, { token: 1 }, { token: 'x' }, { token: `${'a'.repeat(20)}&` }])
    expect((await accept(body ?? null)).status).toBe(404);
  expect(calls).toEqual([]);
});

it('creates a confirmed account with the chosen name, then grants the role', async () => {
  const calls = backend({
    ...nobodyYet,
    ...accepted,
    'POST /auth/v1/admin/users': { id: otherId },
  });
  const response = await accept();
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: otherId, email: 'amel@example.org', role: 'staff' });
  expect(calls.find(({ path }) => path === '/auth/v1/admin/users')?.body).toEqual({
    email: 'amel@example.org',
    password: 'lanterns-oasis-2026',
    email_confirm: true,
    user_metadata: { full_name: 'Amel', language: 'fr' },
  });
  expect(calls.at(-1)?.body).toEqual({ hash: await hashOfLinkToken(token), account: otherId });
});

it('requires a valid name and password', async () => {
  const calls = backend(nobodyYet);
  const short = await accept({ token, full_name: ' ', password: 'short' });
  expect(short.status).toBe(422);
  expect(Object.keys((await short.json()).errors)).toEqual(['full_name', 'password']);
  expect(calls.some(({ path }) => path.startsWith('/auth'))).toBe(false);
  backend({
    ...nobodyYet,
    'POST /auth/v1/admin/users': Response.json({ error_code: 'weak_password' }, { status: 422 }),
  });
  const weak = await accept();
  expect([weak.status, (await weak.json()).field]).toEqual([422, 'password']);
});

it('replaces the password of an unconfirmed account, which a stranger may have created', async () => {
  const calls = backend({
    ...knownAs(null),
    ...accepted,
    [`PUT /auth/v1/admin/users/${otherId}`]: { id: otherId },
  });
  expect((await accept()).status).toBe(201);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    password: 'lanterns-oasis-2026',
    email_confirm: true,
  });
});

it('grants the role to a confirmed account only when its owner is signed in', async () => {
  const known = { ...knownAs('2026-11-01'), ...accepted };
  backend(known);
  expect((await accept()).status).toBe(401);
  backend({ ...known, ...stateOf('admin') });
  const other = await accept(amel, tokenOf(adminId));
  expect(other.status).toBe(403);
  expect((await other.json()).message).toContain('amel@example.org');
  const calls = backend({ ...known, ...stateOf('waiting') });
  expect((await accept({ token }, tokenOf(otherId))).status).toBe(201);
  expect(calls.some(({ path, method }) => path.includes('/admin/users') && method !== 'GET')).toBe(
    false,
  );
});

it('refuses a disabled account', async () => {
  backend(knownAs('2026-11-01', '2026-11-02'));
  const response = await accept();
  expect([response.status, (await response.json()).code]).toEqual([403, 'account_disabled']);
});

it('accepts one of two requests with the same link', async () => {
  const exists = Response.json({ error_code: 'email_exists' }, { status: 422 });
  backend({ ...nobodyYet, 'POST /auth/v1/admin/users': exists });
  expect((await accept()).status).toBe(410);
  backend({
    ...nobodyYet,
    ...accepted,
    'POST /auth/v1/admin/users': { id: otherId },
    'POST /rest/v1/rpc/accept_staff_invitation': databaseError(410, 'PT410', 'not open any more'),
  });
  expect((await accept()).status).toBe(410);
});
