import { expect, it, vi } from 'vitest';
import { createLostSession, withSession } from './lost-session.ts';

const unauthorized = { status: 401 };

it('resolves all waiting callers with one sign-in', async () => {
  const session = createLostSession();
  session.subscribe(() => {});
  const first = session.askToSignIn();
  const second = session.askToSignIn();
  expect(session.isLost()).toBe(true);
  session.restored();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(session.isLost()).toBe(false);
});

it('resolves false at once when no screen can ask', async () => {
  const session = createLostSession();
  expect(await session.askToSignIn()).toBe(false);
  const close = session.subscribe(() => {});
  const asked = session.askToSignIn();
  close();
  expect(await asked).toBe(false);
});

it('retries once after each recovery', async () => {
  const work = vi.fn(async (attempt: number) => ({ status: attempt === 2 ? 200 : 401 }));
  const recover = vi.fn(async () => true);
  expect(await withSession(work, [recover, recover])).toEqual({ status: 200 });
  expect(work).toHaveBeenCalledTimes(3);

  work.mockClear();
  work.mockResolvedValue(unauthorized);
  expect(await withSession(work, [async () => false, recover])).toEqual(unauthorized);
  expect(work).toHaveBeenCalledTimes(2);
});

it('recovers from status 401 and rethrows other errors', async () => {
  const recover = vi.fn(async () => true);
  const work = vi.fn(async (attempt: number) => {
    if (attempt === 0) throw unauthorized;
    return 'saved';
  });
  expect(await withSession(work, [recover])).toBe('saved');
  await expect(
    withSession(async () => {
      throw new TypeError('offline');
    }, [recover]),
  ).rejects.toThrow('offline');
  expect(recover).toHaveBeenCalledTimes(1);
});
