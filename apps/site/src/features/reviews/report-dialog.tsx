import { reportReview } from '@expat-buddy/domain/review/queries';
import { reviewRules } from '@expat-buddy/domain/review/rules';
import { makeReviewReportSchema, type ReviewReport } from '@expat-buddy/domain/review/schema';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useForm } from 'react-hook-form';
import { useCloseOnBack } from '#lib/hooks/use-close-on-back.ts';
import { database } from '#lib/supabase.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useLastInput } from '#ui/use-last-input.ts';

type Values = { rule: string; details: string };

type ReportDialogProps = {
  reviewId: string;
  open: boolean;
  onClose: () => void;
  /** With whether the last input was a key. */
  onClosed: (isByKey: boolean) => void;
};

const resolver = standardSchemaResolver<Values, unknown, ReviewReport>(
  makeReviewReportSchema(reviewMessages.errors),
);

export default function ReportDialog({ reviewId, open, onClose, onClosed }: ReportDialogProps) {
  const { common } = baseMessages;
  const { report: text, rules } = reviewMessages;
  const close = useCloseOnBack(open, onClose);
  const { isByKey, listeners } = useLastInput();
  const { register, handleSubmit, formState, reset } = useForm<Values, unknown, ReviewReport>({
    resolver,
    defaultValues: { rule: '', details: '' },
  });

  const send = async (report: ReviewReport) => {
    try {
      const outcome = await reportReview(await database(), reviewId, report);
      if (outcome === 'too many') {
        showToast({ title: text.failedTitle, description: text.tooMany, variant: 'destructive' });
        return;
      }
      showToast({ title: text.sentTitle, description: text.sentText });
      reset();
      close();
    } catch {
      showToast({ title: text.failedTitle, description: text.failed, variant: 'destructive' });
    }
  };

  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="page-enter fixed inset-0 z-50 bg-[#0e1622]/55" />
        <Dialog.Content
          data-holds-page
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed(isByKey.current);
          }}
          {...listeners}
          className="pop-in fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-[460px] -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-paper p-5 shadow-2xl sm:p-6"
        >
          <Dialog.Title className="pe-12 text-[1.6rem]">{text.title}</Dialog.Title>
          <Dialog.Description className="mt-2 text-[0.98rem] leading-snug text-muted">
            {text.text}
          </Dialog.Description>
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
          <form
            noValidate
            onSubmit={(event) => void handleSubmit(send)(event)}
            className="mt-5 space-y-5"
          >
            <Field isRequired label={text.reason} error={formState.errors.rule?.message}>
              {(control) => (
                <Select {...control} {...register('rule')}>
                  <option value="" disabled hidden>
                    {text.chooseReason}
                  </option>
                  {reviewRules.map((rule) => (
                    <option key={rule} value={rule}>
                      {rules[rule]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={text.details}
              note={text.optional}
              error={formState.errors.details?.message}
            >
              {(control) => (
                <textarea
                  {...control}
                  {...register('details')}
                  rows={3}
                  dir="auto"
                  className={`${controlClass} leading-normal`}
                />
              )}
            </Field>
            <Button type="submit" className="w-full" aria-disabled={formState.isSubmitting}>
              {formState.isSubmitting ? text.sending : text.send}
            </Button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
