import { X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchBox } from './search-box.tsx';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';

const MenuEnd = lazy(() => import('./menu-end.tsx'));

/** A native modal dialog: inert background, Escape to close, focus restored. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { common, header } = baseMessages;
  const { pathname, hash } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    closeButton.current?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      data-site-menu
      aria-label={header.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepTabInside}
      className="page-enter fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-ink/40 xl:hidden"
    >
      <div className="flex min-h-full flex-col px-4 pb-8">
        <div className="flex h-(--header-height) shrink-0 items-center justify-between">
          <Logo />
          <Button
            ref={closeButton}
            variant="ghost"
            size="icon"
            onClick={onClose}
            aria-label={header.closeMenu}
          >
            <X className="size-6" aria-hidden="true" />
          </Button>
        </div>
        <SearchBox className="mt-2" onSearch={onClose} />
        <div className="mt-6">
          <MainNavigation variant="list" onFollow={onClose} />
          <AppLink
            to={paths.contact}
            state={{ from: pathname + hash }}
            onClick={onClose}
            className={buttonClass('primary', 'large', 'mt-8 w-full')}
          >
            {common.contactUs}
          </AppLink>
          <div className="mt-6 min-h-64 border-t border-line pt-3">
            <SilentErrorBoundary>
              <Suspense>
                <MenuEnd onFollow={onClose} />
              </Suspense>
            </SilentErrorBoundary>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Browsers let Tab leave a modal dialog for the browser's own controls. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input');
  const first = stops[0];
  const last = stops[stops.length - 1];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
