import { useEffect, useState } from 'react';

const PAUSE_MS = 1000;

/** The value once it has not changed for a second: what a screen reader says while somebody types. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
