import { type FocusEvent, useEffect, useRef } from 'react';
import type { Toast } from './toast-store.ts';

/** Returns the focus to where it was when the toast that has it goes. @returns props of the toasts' element */
export function useFocusReturn(toast: Toast | null) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast closes or is replaced, though it reads neither
  useEffect(() => {
    const { activeElement, body } = document;
    const isInside = element.current?.contains(activeElement) || activeElement === body;
    if (!before.current || !isInside) return;
    const target = before.current.isConnected ? before.current : document.getElementById('main');
    target?.focus({ preventScroll: true });
    before.current = null;
  }, [toast?.id, toast?.isOpen]);

  return {
    ref: element,
    onFocusCapture: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlurCapture: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = null;
    },
  };
}
