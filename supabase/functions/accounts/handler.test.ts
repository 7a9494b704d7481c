import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  asAdmin,
  ask,
  backend,
  counted,
  databaseError,
  env,
  stateOf,
  tokenOf,
} from './backend.fixture.ts';
import handler from './handler.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['nothing', null],
  ['a secret key in place of a token', 'sb_secret_x'],
  ['no token at all', 'garbage'],
  ['a token of the server', ['h', btoa('{"role":"service_role"}'), 's'].join('.')],
])('answers 401 to %s, without a request', async (_, token) => {
  const calls = backend({});
  const response = await ask('GET', 'users', { token });
  expect(response.status).toBe(401);
  expect((await response.json()).code).toMatch(/^(sign_in_required|session_ended)$/);
  expect(calls).toEqual([]);
});

it.each([
  ['an expired token', databaseError(401, 'PGRST303', 'JWT expired')],
  ['a forged token', databaseError(401, 'PGRST301', 'No suitable key or wrong key type')],
  ['the token of a deleted account', () => Response.json(null)],
])('answers 401 to %s', async (_, answer) => {
  backend({ 'POST /rest/v1/rpc/account_state': answer });
  expect((await ask('GET', 'users')).status).toBe(401);
});

it.each([
  ['staff', 'not_permitted'],
  ['waiting', 'not_permitted'],
  ['disabled', 'account_disabled'],
])('answers 403 to the state "%s", whatever the method', async (state, code) => {
  const calls = backend(stateOf(state));
  for (const [method, path] of [
    ['GET', 'users'],
    ['DELETE', 'users/1'],
    ['PUT', 'admins/1'],
    ['POST', 'invitations'],
    ['POST', 'reset-mails'],
    ['GET', 'nothing'],
  ] as const) {
    const response = await ask(method, path);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: expect.any(String), code });
  }
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/rest/v1/rpc/account_state']));
});

it('reads the caller’s state at each request, with their token', async () => {
  const calls = backend({ ...asAdmin, 'GET /rest/v1/accounts': () => counted([], 0) });
  await ask('GET', 'users');
  await ask('GET', 'users');
  expect(calls.filter(({ path }) => path.endsWith('account_state'))).toHaveLength(2);
  expect(new Set(calls.map(({ bearer }) => bearer))).toEqual(
    new Set([tokenOf('00000000-0000-4000-8000-00000000000a')]),
  );
});

it('answers 405 with the allowed methods, and 404 to unknown resources', async () => {
  backend(asAdmin);
  const post = await ask('POST', 'users', { body: {} });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
  const patch = await ask('PATCH', 'users/1', { body: {} });
  expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, PUT, DELETE, OPTIONS']);
  expect((await ask('GET', 'acceptances')).status).toBe(405);
  expect((await ask('GET', 'constructor')).status).toBe(404);
  expect((await ask('GET', '')).status).toBe(404);
});

it('lets a browser on another origin send the range and read the total', async () => {
  const preflight = await handler(
    new Request('http://functions.test/accounts/users', { method: 'OPTIONS' }),
    env,
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*range/);
  expect(preflight.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/);
  backend({});
  const refused = await ask('GET', 'users', { token: null });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toContain('Content-Range');
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

it('does not expose internal errors', async () => {
  backend({ 'POST /rest/v1/rpc/account_state': databaseError(500, 'XX000', 'secret inside') });
  const response = await ask('GET', 'users');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|XX000/);
  backend(asAdmin);
  const { SUPABASE_ANON_KEY: _key, ...settings } = env;
  expect((await ask('GET', 'users', { settings })).status).toBe(500);
});
