import { type RefObject, useEffect, useRef, useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** A field starts with what is stored, and follows other tabs except while the visitor types in it. */
export function useStoredValue<Field extends Input>(
  value: string | number,
): { ref: RefObject<Field | null>; defaultValue: string | number } {
  const ref = useRef<Field>(null);
  const [defaultValue] = useState(value);
  useEffect(() => {
    const field = ref.current;
    if (field && field !== document.activeElement) field.value = String(value);
  }, [value]);
  return { ref, defaultValue };
}
