import { useEffect } from 'react';

/** The sign-in pages are separate documents. A full page load clears this one's memory. */
export function ReloadDocument() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
