import type { Review } from '@expat-buddy/domain/review/types';
import { type ComponentType, useRef, useState } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { showToast } from '#ui/toast/toast-store.ts';

const loadDialog = () => import('./report-dialog.tsx');
type DialogComponent = Awaited<ReturnType<typeof loadDialog>>['default'];

export function ReportButton({ review: { id, name } }: { review: Review }) {
  const { report: text } = reviewMessages;
  const { failure } = baseMessages;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Parameters<DialogComponent>[0]>>();
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
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={text.buttonFor(name)}
        onClick={() => void open()}
        className="mt-2 inline-flex min-h-9 items-center text-small text-muted underline underline-offset-4 hover:text-ink print:hidden"
      >
        {text.button}
      </button>
      {Dialog && (
        <Dialog
          reviewId={id}
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={(focusVisible) => button.current?.focus({ focusVisible })}
        />
      )}
    </>
  );
}
