import { expect, it, vi } from 'vitest';

const signOutOfProvider = vi.fn(async () => {});
vi.mock('../supabase.ts', () => ({ supabase: { auth: { signOut: signOutOfProvider } } }));
vi.mock('./account.ts', () => ({ account: { forget() {} } }));

it('signs out in a browser that refuses to open a channel', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const { signOut } = await import('./follow-session.ts');
  await signOut();
  expect(signOutOfProvider).toHaveBeenCalledWith({ scope: 'local' });
});
