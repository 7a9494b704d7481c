import { useEffect, useRef } from 'react';

const MARK = 'inquiryDialog';
const hasOwnEntry = () => Object(history.state)[MARK] === true;

/**
 * An open dialog has a history entry of its own, so that the browser's Back closes it. Returns what
 * closes it otherwise: that removes the entry, and the dialog follows.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): () => void {
  const isLeaving = useRef(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    if (!hasOwnEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
    const address = location.href;
    const close = (event: PopStateEvent) => {
      // For the router nothing has changed, unless several entries were skipped.
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
