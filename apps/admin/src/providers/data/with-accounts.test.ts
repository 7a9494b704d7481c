import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError } from './data-error.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable');
const { withAccounts } = await import('./with-accounts.ts');
// Loaded here, because importing it can take longer than a test may.
await import('./accounts-provider.ts');

const tables = { getList: vi.fn(async () => ({ data: [], total: 0 })) };
const provider = withAccounts(tables as unknown as DataProvider);
const page = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'email', order: 'ASC' },
} as const;
const fetched: { url: URL; init: RequestInit }[] = [];
let answer: () => Response;

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push({ url: new URL(url), init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('routes accounts to the edge function and reads the total', async () => {
  answer = () => Response.json([{ id: 'a' }], { headers: { 'content-range': 'users 25-25/26' } });
  const list = await provider.getList('users', { ...page, filter: { role: 'none' } });
  expect(list).toEqual({ data: [{ id: 'a' }], total: 26 });
  expect(fetched[0]?.url.pathname).toBe('/functions/v1/accounts/users');
  expect(fetched[0]?.url.searchParams.get('range')).toBe('[25,49]');
  expect(tables.getList).not.toHaveBeenCalled();
});

it('routes everything else to the tables', async () => {
  await provider.getList('travels', { ...page, filter: {} });
  expect(tables.getList).toHaveBeenCalledOnce();
  expect(fetched).toEqual([]);
});

it("hands the function's own sentence and fields on", async () => {
  const message = 'This person already has a role.';
  answer = () =>
    Response.json({ message: 'x', code: 'person_has_role', field: 'email' }, { status: 409 });
  const refused = provider.create('invitations', { data: { email: 'a@example.org' } });
  await expect(refused).rejects.toEqual(new DataError(message, 409, { email: message }));
});

it('hides internal errors of the function', async () => {
  answer = () => Response.json({ message: 'stack' }, { status: 500 });
  await expect(provider.getOne('users', { id: 'a' })).rejects.toThrow(
    'The server could not do this. Try again in a moment.',
  );
});
