import { useEffect, useRef } from 'react';
import { isLeaving } from './unsaved-guards.ts';

/** Goes on after a save, unless the person has gone or chosen to go elsewhere meanwhile. */
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
