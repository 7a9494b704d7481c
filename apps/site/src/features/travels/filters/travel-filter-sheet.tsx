import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Button } from '#ui/button.tsx';

type TravelFilterSheetProps = {
  count: number | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A native modal dialog: inert background, Escape to close, focus restored. */
export default function TravelFilterSheet({ count, onClose, children }: TravelFilterSheetProps) {
  const { filters: text } = travelsMessages;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      data-site-menu
      aria-labelledby="filter-sheet"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="page-enter fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg bg-paper text-ink backdrop:bg-ink/50 lg:hidden"
    >
      <div className="mx-auto max-w-[44rem]">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-2 ps-(--gutter) pe-3">
          <h2 id="filter-sheet" ref={heading} tabIndex={-1} className="text-title outline-none">
            {text.open}
          </h2>
          <Button variant="ghost" size="icon" aria-label={text.done} onClick={onClose}>
            <X className="size-6" aria-hidden="true" />
          </Button>
        </div>
        <div className="grid gap-7 px-(--gutter) py-6">{children}</div>
        <div className="sticky bottom-0 border-t border-line bg-paper px-(--gutter) py-4">
          <Button size="large" className="w-full" onClick={onClose}>
            {count === undefined ? text.showAny : text.show(count)}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
