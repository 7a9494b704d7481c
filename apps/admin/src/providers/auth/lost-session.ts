/** Why nobody is signed in any more. */
type LossReason = 'ended' | 'signed-out-elsewhere';

/**
 * An expired session, or one that another tab ended. The page stays as it is, and rejected requests wait until the person has
 * signed in again.
 */
export function createLostSession() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<boolean> | undefined;
  let reason: LossReason = 'ended';

  function settle(isRestored: boolean) {
    const settled = waiting;
    waiting = undefined;
    reason = 'ended';
    settled?.resolve(isRestored);
    for (const listener of listeners) listener();
  }

  return {
    isLost: () => waiting !== undefined,
    reason: () => reason,
    /** Whether a screen can ask the person to sign in. */
    hasListeners: () => listeners.size > 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) settle(false);
      };
    },
    /** Resolves true after signing in, false when no screen can ask for it. */
    async askToSignIn(why?: LossReason): Promise<boolean> {
      if (listeners.size === 0) return false;
      reason = why ?? reason;
      if (!waiting) {
        waiting = Promise.withResolvers();
        for (const listener of listeners) listener();
      }
      return waiting.promise;
    },
    restored: () => settle(true),
  };
}

export const lostSession = createLostSession();

type Outcome<Value> = { value: Value } | { error: unknown };

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function isUnauthorized(outcome: Outcome<unknown>): boolean {
  const answer = 'value' in outcome ? outcome.value : outcome.error;
  return (answer as { status?: number } | null)?.status === 401;
}

/**
 * Retries `work` while it is answered with 401: first with a refreshed token, then after signing
 * in.
 */
export async function withSession<Value>(
  work: (attempt: number) => Promise<Value>,
  recoveries: readonly (() => Promise<boolean>)[],
): Promise<Value> {
  let outcome = await outcomeOf(() => work(0));
  for (const [at, recover] of recoveries.entries()) {
    if (!isUnauthorized(outcome)) break;
    if (await recover()) outcome = await outcomeOf(() => work(at + 1));
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
