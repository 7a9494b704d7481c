import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useCloseOnBack } from '#lib/hooks/use-close-on-back.ts';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';
import { ReplyTime } from '#ui/typical-reply.tsx';
import { useLastInput } from '#ui/use-last-input.ts';
import { dialogDraftKey } from './inquiry-drafts.ts';
import { InquiryForm } from './inquiry-form.tsx';
import type { InquiryRequest } from './inquiry-request.ts';
import { SentNote } from './sent-note.tsx';
import type { SentInquiry } from './use-inquiry-form.ts';
import { followVisualViewport } from './visual-viewport.ts';

type InquiryDialogProps = InquiryRequest & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** With whether the last input was a key. */
  onClosed?: (isByKey: boolean) => void;
  /** The id of the note that an inquiry was sent, which is beside the button. */
  noteId: string;
};

const layout = {
  form: 'flex min-h-0 flex-1 flex-col',
  // At most 60 % of the screen (specification, section 9), but always enough for one field with its
  // label. `relative` keeps visually hidden children from making the dialog itself scroll.
  fields: 'relative max-h-[60vh] min-h-28 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6',
  foot: 'shrink-0 border-t border-line px-5 py-4 sm:px-6',
};

export default function InquiryDialog({
  open,
  onOpenChange,
  onClosed,
  noteId,
  ...request
}: InquiryDialogProps) {
  const { common } = baseMessages;
  const [sent, setSent] = useState<SentInquiry>();
  const { isByKey, listeners } = useLastInput();
  const close = useCloseOnBack(open, () => onOpenChange(false));
  const about = request.serviceLabel ?? text.serviceInSentence[request.serviceType];
  return (
    <>
      <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}>
        <Dialog.Portal>
          <Dialog.Overlay className="page-enter fixed inset-0 z-50 bg-[#0e1622]/55" />
          <Dialog.Content
            data-holds-page
            ref={followVisualViewport}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              onClosed?.(isByKey.current);
            }}
            {...listeners}
            className="pop-in fixed inset-x-3 top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)/2)] z-50 mx-auto flex max-h-[calc(var(--visible-height,100dvh)-1.5rem)] max-w-[500px] -translate-y-1/2 flex-col overflow-y-auto rounded-lg border border-line bg-paper shadow-2xl"
          >
            <div className="shrink-0 border-b border-line px-5 pt-5 pb-4 sm:px-6">
              <Dialog.Title className="pe-12 text-[1.6rem]">{text.title}</Dialog.Title>
              <Dialog.Description className="mt-2 text-[0.98rem] leading-snug text-muted">
                {text.intro(about)}
              </Dialog.Description>
              <ReplyTime className="mt-1.5 text-small text-muted" />
              <Dialog.Close asChild>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={common.close}
                  className="absolute end-3 top-3"
                >
                  <X className="size-5" aria-hidden="true" />
                </Button>
              </Dialog.Close>
            </div>
            <InquiryForm
              request={request}
              draftKey={dialogDraftKey(request)}
              onSent={(inquiry) => {
                setSent(inquiry);
                close();
              }}
              layout={layout}
              isDialog
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {sent && !sent.isWaiting && <SentNote id={noteId} submissionId={sent.submissionId} />}
    </>
  );
}
