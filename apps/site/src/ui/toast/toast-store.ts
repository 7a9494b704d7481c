import { useSyncExternalStore } from 'react';
import { TOAST_REMOVE_DELAY_MS } from './toast-constants.ts';

type ToastVariant = 'default' | 'destructive';
export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A button of the toast, such as "Undo". */
  action?: { label: string; onSelect: () => void };
};
export type Toast = ToastRequest & { id: number; variant: ToastVariant; isOpen: boolean };

// At most one toast is visible (specification, section 9).
let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

export function showToast({ variant = 'default', ...request }: ToastRequest): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...request, variant, id: lastId, isOpen: true });
}

/** Closes the toast; it is removed later, after its exit animation. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  removal = setTimeout(() => current?.id === id && set(null), TOAST_REMOVE_DELAY_MS);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => current,
    () => null,
  );
}
