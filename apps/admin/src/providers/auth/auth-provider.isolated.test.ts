import { beforeEach, describe, expect, it, vi } from 'vitest';

const signOut = vi.fn(async () => {});
const goToSite = vi.fn();
vi.mock('./follow-session.ts', () => ({ signOut, goToSite }));
const askToSignIn = vi.fn(async () => false);
vi.mock('./lost-session.ts', () => ({ lostSession: { askToSignIn } }));

const account = Object.assign(vi.fn(), { forget: vi.fn() });
vi.mock('./account.ts', async () => ({
  account,
  isRole: (state: unknown) => state === 'staff' || state === 'admin',
  ServerUnreachable: class ServerUnreachable extends Error {},
}));

vi.stubGlobal('window', { location: { pathname: '/admin/submissions', search: '?page=2' } });

/** A refusal is remembered for the lifetime of a page. */
async function freshProvider() {
  vi.resetModules();
  return (await import('./auth-provider.ts')).authProvider;
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the guard of each page', () => {
  it.each(['staff', 'admin'])('lets %s in', async (state) => {
    account.mockResolvedValue({ state });
    const { checkAuth } = await freshProvider();
    await expect(checkAuth({})).resolves.toBeUndefined();
  });

  it.each(['waiting', 'disabled'])(
    'tells an account that is %s why it is sent away',
    async (state) => {
      account.mockResolvedValue({ state });
      const { checkAuth } = await freshProvider();
      await expect(checkAuth({})).rejects.toMatchObject({ redirectTo: `/auth?reason=${state}` });
    },
  );

  it('keeps the first reason for a redirect', async () => {
    const provider = await freshProvider();
    account.mockResolvedValueOnce({ state: 'disabled' }).mockResolvedValue({ state: 'signed-out' });
    await provider.checkAuth({}).catch(() => {});
    await expect(provider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/auth?reason=disabled',
    });
    await expect(provider.logout({})).resolves.toBe('/auth?reason=disabled');
  });

  it('continues after the person has signed in again', async () => {
    account.mockResolvedValueOnce({ state: 'signed-out' }).mockResolvedValue({ state: 'staff' });
    askToSignIn.mockResolvedValueOnce(true);
    const { checkAuth } = await freshProvider();
    await expect(checkAuth({})).resolves.toBeUndefined();
  });

  it('redirects to the home page after signing out', async () => {
    const { logout } = await freshProvider();
    await expect(logout({})).resolves.toBe(false);
    expect(signOut).toHaveBeenCalled();
    expect(goToSite).toHaveBeenCalled();
  });

  it('keeps the session while the network is down', async () => {
    const { ServerUnreachable } = await import('./account.ts');
    account.mockRejectedValue(new ServerUnreachable());
    const { checkAuth } = await freshProvider();
    await expect(checkAuth({})).resolves.toBeUndefined();
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('an error from the database', () => {
  it('does not sign staff out', async () => {
    account.mockResolvedValue({ state: 'staff' });
    const { checkError } = await freshProvider();
    await expect(checkError({ status: 403 })).resolves.toBeUndefined();
  });

  it('ends the session when the role was revoked', async () => {
    account.mockResolvedValue({ state: 'waiting' });
    const { checkError } = await freshProvider();
    await expect(checkError({ status: 403 })).rejects.toMatchObject({
      redirectTo: '/auth?reason=waiting',
    });
  });

  it('checks no account for errors other than 401 and 403', async () => {
    const { checkError } = await freshProvider();
    await checkError({ status: 500 });
    expect(account).not.toHaveBeenCalled();
  });
});

it('asks for a new sign-in before it refuses a page', async () => {
  account.mockResolvedValueOnce({ state: 'signed-out' }).mockResolvedValue({ state: 'staff' });
  askToSignIn.mockResolvedValueOnce(true);
  const { canAccess } = await freshProvider();
  expect(await canAccess?.({ resource: 'activities', action: 'edit' })).toBe(true);
  expect(askToSignIn).toHaveBeenCalledOnce();
});

it('grants the rights of the role, and none without a role', async () => {
  account.mockResolvedValue({ state: 'staff' });
  const { canAccess } = await freshProvider();
  expect(await canAccess?.({ resource: 'activities', action: 'edit' })).toBe(true);
  expect(await canAccess?.({ resource: 'activities', action: 'delete' })).toBe(false);
  account.mockResolvedValue({ state: 'waiting' });
  expect(await canAccess?.({ resource: 'activities', action: 'list' })).toBe(false);
});
