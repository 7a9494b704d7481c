import { useEffect } from 'react';

/** The sign-in pages are documents of their own: loading them anew empties the memory of this one. */
export function LeaveForPage() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
