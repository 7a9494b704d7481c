import type { FormSign } from '@expat-buddy/domain/inquiry/inquiry-schema';
import { useEffect, useRef } from 'react';

/** The name of the honeypot field. */
export const TRAP_FIELD = 'website';

const HASTE_MS = 2000;

/**
 * Detects signals of an automated submission. `isDrafted`: a restored draft may be sent at once.
 */
export function useFormSigns(isDrafted: boolean): (form: HTMLFormElement) => FormSign[] {
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (form) => {
    const signs: FormSign[] = [];
    if (new FormData(form).get(TRAP_FIELD)) signs.push('trap');
    const wait = performance.now() - (shownAt.current ?? Number.NEGATIVE_INFINITY);
    if (!isDrafted && wait < HASTE_MS) signs.push('haste');
    return signs;
  };
}
