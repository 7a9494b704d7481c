import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import type { FocusEvent } from 'react';
import { locale } from '#messages/locale.ts';
import { toastMessages as text } from '#messages/shell/toast.ts';
import {
  TOAST_DURATION_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_HOTKEY,
  TOAST_WITH_ACTION_MS,
} from './toast-constants.ts';
import { dismissToast, useToast } from './toast-store.ts';
import { useFocusReturn } from './use-focus-return.ts';

const variants = {
  default: 'border-line bg-surface text-ink border-s-4 border-s-green',
  destructive: 'border-danger bg-danger text-on-danger',
};

// Radix would announce a hidden copy of the text as well. Outside the document nobody hears it.
const nowhere = document.createElement('div');

/** The hotkey leads to the list, from which the toast and then its buttons are further stops. */
function focusFirstButton({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('button')?.focus();
}

/** F8 moves focus to the toast: Radix's default and the specification's hotkey. */
export default function Toaster() {
  const toast = useToast();
  const focus = useFocusReturn(toast);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={locale.direction === 'ltr' ? 'right' : 'left'}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      label={text.region}
      announcerContainer={nowhere}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          duration={toast.action ? TOAST_WITH_ACTION_MS : TOAST_DURATION_MS}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={`toast-motion pointer-events-auto relative rounded-md border py-4 ps-5 pe-14 shadow-xl ${variants[toast.variant]}`}
        >
          <RadixToast.Title className="font-medium">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="mt-1 text-[0.95rem] break-words">
              {toast.description}
            </RadixToast.Description>
          )}
          {toast.action && (
            <RadixToast.Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="mt-1 -mb-2 flex min-h-11 items-center font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label={text.dismiss}
            className="absolute end-2 top-2 grid size-10 place-items-center rounded-md focus-visible:outline-current"
          >
            <X className="size-4.5" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {/* An open dialog hides everything but live regions. */}
      <div aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'} {...focus}>
        {/* Away from submit buttons, which are at the lower edge of dialogs and phones. */}
        <RadixToast.Viewport
          label={`${text.region} ({hotkey})`}
          hotkey={[TOAST_VIEWPORT_HOTKEY]}
          onFocus={focusFirstButton}
          className="pointer-events-none fixed inset-x-4 top-4 z-[80] outline-none sm:inset-x-auto sm:end-6 sm:w-[22rem] lg:start-6 lg:end-auto lg:top-auto lg:bottom-6"
        />
      </div>
    </RadixToast.Provider>
  );
}
