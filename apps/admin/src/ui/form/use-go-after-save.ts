import { useEffect, useRef } from 'react';
import { isLeaving } from './unsaved-guards.ts';

/** Navigates once a record is saved, unless the form has been left, or is being left, in the meantime. */
export function useGoAfterSave() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (go: () => void) => {
    if (isHere.current && !isLeaving()) go();
  };
}
