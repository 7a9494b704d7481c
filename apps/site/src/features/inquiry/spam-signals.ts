import type { SpamSignal } from '@expat-buddy/domain/inquiry/spam-signals';
import { useEffect, useRef } from 'react';

/** The name of the honeypot field. */
export const HONEYPOT_FIELD = 'website';

const TOO_FAST_MS = 2000;

/**
 * Detects signals of an automated submission. `isDrafted`: a restored draft may be sent at once.
 */
export function useSpamSignals(isDrafted: boolean): (form: HTMLFormElement) => SpamSignal[] {
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (form) => {
    const signals: SpamSignal[] = [];
    if (new FormData(form).get(HONEYPOT_FIELD)) signals.push('honeypot');
    const wait = performance.now() - (shownAt.current ?? Number.NEGATIVE_INFINITY);
    if (!isDrafted && wait < TOO_FAST_MS) signals.push('too-fast');
    return signals;
  };
}
