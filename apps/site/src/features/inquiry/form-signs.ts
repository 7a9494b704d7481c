import type { FormSign } from '@expat-buddy/domain/inquiry/inquiry-schema';
import { useEffect, useRef } from 'react';

/** The name of the field that people neither see nor reach. */
export const TRAP_FIELD = 'website';

const HASTE_MS = 2000;

/** Notices what tells a program from a person. `isDrafted`: what was typed before needs no time now. */
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
