import { useEffect, useState } from 'react';

/** Who browses with j and k has moved on by then. */
export const DWELL_MS = 4000;

/**
 * Whether somebody reads what is shown, rather than passing by: after a while, or at once when they
 * click, focus or scroll in it. Spread `interactions` on its element.
 */
export function usePresence() {
  const [isPresent, setPresent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPresent(true), DWELL_MS);
    return () => clearTimeout(timer);
  }, []);
  const arrive = () => setPresent(true);
  return {
    isPresent,
    interactions: { onPointerDown: arrive, onFocus: arrive, onWheel: arrive },
  };
}
