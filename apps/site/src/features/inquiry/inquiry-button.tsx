import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#ui/button-class.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { InquiryRequest } from './inquiry-request.ts';

const loadDialog = () => import('./inquiry-dialog.tsx');
type DialogComponent = Awaited<ReturnType<typeof loadDialog>>['default'];

type InquiryButtonProps = {
  inquiry: InquiryRequest;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Preloads the dialog's code on hover or focus. */
export function InquiryButton({ inquiry, children, ...style }: InquiryButtonProps) {
  const { failure } = baseMessages;
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Parameters<DialogComponent>[0]>>();

  const preload = () => void loadDialog().catch(() => {});
  const open = async () => {
    setOpen(true);
    try {
      const { default: loaded } = await whileLoading(loadDialog());
      setDialog(() => loaded);
    } catch {
      setOpen(false);
      showToast({ title: failure.title, description: failure.text, variant: 'destructive' });
    }
  };

  return (
    <>
      <Button
        {...style}
        ref={button}
        aria-haspopup="dialog"
        aria-busy={isOpen && !Dialog}
        aria-describedby={Dialog && noteId}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {children}
      </Button>
      {Dialog && (
        <Dialog
          {...inquiry}
          noteId={noteId}
          open={isOpen}
          onOpenChange={setOpen}
          onClosed={(focusVisible) => button.current?.focus({ focusVisible })}
        />
      )}
    </>
  );
}
