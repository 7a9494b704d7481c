import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId } from 'react';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useInquiryMessages } from '#lib/messages/inquiry-messages.ts';
import { Button } from '#ui/button.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import type { InquiryRequest } from './inquiry-request.ts';
import { SelectedList } from './selected-list.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

type InquiryDialogProps = InquiryRequest & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Where the focus goes back to. */
  onClosed?: () => void;
};

/** The contact dialog of spec section 2. Its code is fetched when somebody reaches for it. */
export default function InquiryDialog({
  open,
  onOpenChange,
  onClosed,
  ...request
}: InquiryDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="page-enter fixed inset-0 z-50 bg-[#0e1622]/55" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed?.();
          }}
          className="pop-in fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-[500px] -translate-y-1/2 flex-col overflow-y-auto rounded-lg border border-line bg-paper shadow-2xl"
        >
          <InquiryForm request={request} onSent={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function InquiryForm({ request, onSent }: { request: InquiryRequest; onSent: () => void }) {
  const { common } = useMessages();
  const text = useInquiryMessages();
  const formId = useId();
  const { form, fields, submit } = useInquiryForm(request, onSent);
  const { isSubmitting } = form.formState;
  const about = request.serviceLabel ?? text.serviceInSentence[request.serviceType];
  return (
    <>
      <div className="shrink-0 border-b border-line px-5 pt-5 pb-4 sm:px-6">
        <Dialog.Title className="pe-12 text-[1.6rem]">{text.title}</Dialog.Title>
        <Dialog.Description className="mt-2 text-[0.98rem] leading-snug text-muted">
          {text.intro(about)}
        </Dialog.Description>
        <Dialog.Close asChild>
          <Button
            look="quiet"
            size="icon"
            aria-label={common.close}
            className="absolute end-3 top-3"
          >
            <X className="size-5" aria-hidden="true" />
          </Button>
        </Dialog.Close>
      </div>
      <form
        id={formId}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="max-h-[60vh] min-h-0 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6"
      >
        <SelectedList title={text.selectedTravels} selected={request.travels} />
        <SelectedList title={text.selectedActivities} selected={request.activities} />
        <InquiryFields form={form} fields={fields} request={request} />
      </form>
      <div className="shrink-0 border-t border-line px-5 py-4 sm:px-6">
        <Button type="submit" form={formId} disabled={isSubmitting} size="large" className="w-full">
          {isSubmitting ? text.submitting : text.submit}
        </Button>
      </div>
    </>
  );
}
