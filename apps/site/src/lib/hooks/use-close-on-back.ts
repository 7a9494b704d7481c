import { useEffect, useLayoutEffect, useRef } from 'react';

const MARK = 'dialog';
const hasOwnEntry = () => Object(history.state)[MARK] === true;

/**
 * Gives an open dialog its own history entry, so that the browser's Back closes it. Returns a
 * function that closes the dialog by removing this entry.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): () => void {
  const isLeaving = useRef(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  // Before the dialog can be seen: a Back that comes at once must find the entry.
  useLayoutEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    if (!hasOwnEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
    const address = location.href;
    const close = (event: PopStateEvent) => {
      // The route has not changed, unless several entries were skipped.
      if (location.href === address) event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', close, { capture: true });
    return () => window.removeEventListener('popstate', close, { capture: true });
  }, [isOpen]);

  return () => {
    if (isLeaving.current) return;
    isLeaving.current = hasOwnEntry();
    if (isLeaving.current) history.back();
    else onClose();
  };
}
