import { afterAll, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: string, session: { user: { id: string } } | null) => void;
let emit: Listener = () => {};
const signOutOfProvider = vi.fn(async () => emit('SIGNED_OUT', null));
vi.mock('../supabase.ts', () => ({
  supabase: {
    auth: {
      onAuthStateChange(listener: Listener) {
        emit = listener;
        return { data: { subscription: { unsubscribe() {} } } };
      },
      signOut: signOutOfProvider,
    },
  },
}));
vi.mock('./account.ts', () => ({ account: { forget() {} } }));

const { followSession, signOut } = await import('./follow-session.ts');
const { lostSession } = await import('./lost-session.ts');
let hasUnsaved = false;
const release = vi.fn();
const location = { replace: vi.fn(), reload: vi.fn() };
const otherTab = new BroadcastChannel('expat-buddy-sign-out');

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', { location });
  lostSession.restored();
  lostSession.subscribe(() => {});
  hasUnsaved = false;
  followSession('nadia', { hasUnsaved: () => hasUnsaved, release });
});

it('keeps the page while an expired session waits for a sign-in', () => {
  emit('SIGNED_OUT', null);
  expect(location.replace).not.toHaveBeenCalled();
  expect(lostSession.isLost()).toBe(true);
  emit('SIGNED_IN', { user: { id: 'nadia' } });
  expect(lostSession.isLost()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

it('reloads when another account signs in', () => {
  emit('SIGNED_IN', { user: { id: 'omar' } });
  expect(location.reload).toHaveBeenCalled();
  expect(release).toHaveBeenCalled();
});

it('broadcasts a sign-out to other tabs and does not navigate', async () => {
  const told = new Promise((resolve) => {
    otherTab.onmessage = resolve;
  });
  await signOut();
  await told;
  expect(signOutOfProvider).toHaveBeenCalledWith({ scope: 'local' });
  expect(location.replace).not.toHaveBeenCalled();
  expect(lostSession.isLost()).toBe(false);
});

it('navigates to the site when another tab signs out', async () => {
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'));
  emit('SIGNED_OUT', null);
  expect(lostSession.isLost()).toBe(false);
});

it('stays where something is unsaved when another tab signs out, and asks for a sign-in', async () => {
  hasUnsaved = true;
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(lostSession.isLost()).toBe(true));
  emit('SIGNED_OUT', null);
  expect(lostSession.reason()).toBe('signed-out-elsewhere');
  expect(location.replace).not.toHaveBeenCalled();
  emit('SIGNED_IN', { user: { id: 'nadia' } });
  expect([lostSession.isLost(), lostSession.reason()]).toEqual([false, 'ended']);
});

afterAll(() => otherTab.close());
