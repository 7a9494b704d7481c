import { afterEach, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable');
const { invitationToken, readInvitation } = await import('./invitation-link.ts');

afterEach(() => vi.unstubAllGlobals());

it('finds the token in the fragment only', () => {
  expect(invitationToken('#token=abc-_1')).toBe('abc-_1');
  expect(invitationToken('#token=')).toBeUndefined();
  expect(invitationToken('')).toBeUndefined();
});

it('tells a refusal from a server error', async () => {
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  answer(410, { message: 'x', code: 'invitation_expired' });
  expect(await readInvitation('t')).toMatchObject({
    status: 'refused',
    sentence: 'This invitation has expired. Ask the person who invited you to send a new one.',
    isFinal: true,
  });
  answer(500, { message: 'inside' });
  const failed = await readInvitation('t');
  expect(failed.status).toBe('failed');
  expect(JSON.stringify(failed)).not.toContain('inside');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await readInvitation('t')).status).toBe('failed');
});
