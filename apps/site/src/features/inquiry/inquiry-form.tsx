import { lazy, Suspense } from 'react';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { useFileDrop } from '#lib/hooks/use-file-drop.ts';
import { paths } from '#lib/paths.ts';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { AttachmentsField } from './files/attachments-field.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { readSender } from './inquiry-drafts.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import type { InquiryRequest } from './inquiry-request.ts';
import { SelectedList } from './selected-list.tsx';
import { INQUIRY_FORM, type SentInquiry, useInquiryForm } from './use-inquiry-form.ts';

const SenderOffer = lazy(() => import('./sender-offer.tsx'));

type InquiryFormProps = {
  request: InquiryRequest;
  draftKey: string;
  onSent: (sent: SentInquiry) => void;
  layout: { form?: string; fields?: string; foot?: string };
  onDeselect?: (id: string) => void;
  /** A dialog has its own history entry (use-close-on-back.ts). */
  isDialog?: boolean;
};

export function InquiryForm(props: InquiryFormProps) {
  const { request, draftKey, onSent, layout, onDeselect, isDialog } = props;
  const { footer } = baseMessages;
  // Without JavaScript the browser would submit the form natively, with its values in the URL.
  const isHydrated = useIsHydrated();
  const { form, fields, attachments, isOnItsWay, refusals, submit, startProofOfWork } =
    useInquiryForm(request, draftKey, onSent);
  const drop = useFileDrop((chosen) => void attachments.store.add(chosen));
  const sender = isHydrated && readSender();
  const isRefused = refusals > 1 && !isOnItsWay;
  return (
    <form
      name={INQUIRY_FORM}
      onSubmit={(event) => void submit(event)}
      onInput={startProofOfWork}
      noValidate
      className={layout.form}
      {...drop.handlers}
    >
      <div className={layout.fields}>
        <SelectedList
          title={text.selectedTravels}
          selected={request.travels}
          onDeselect={onDeselect}
        />
        <SelectedList
          title={text.selectedActivities}
          selected={request.activities}
          onDeselect={onDeselect}
        />
        <SelectedList
          title={text.selectedSubject}
          selected={request.subject && [request.subject]}
          onDeselect={onDeselect}
        />
        <SelectedList title={text.selectedPlan} selected={request.plan?.items} />
        {sender && (
          <Suspense>
            <SenderOffer form={form} sender={sender} />
          </Suspense>
        )}
        <InquiryFields form={form} fields={fields} request={request} />
        <div className="mt-5">
          <AttachmentsField attachments={attachments} isSending={isOnItsWay} isOver={drop.isOver} />
        </div>
        <HoneypotField />
        <p className="mt-5 text-small text-muted">
          {text.notice}{' '}
          <AppLink
            to={paths.privacy}
            replace={isDialog}
            className="text-sea underline underline-offset-2 hover:text-sea-strong"
          >
            {footer.privacy}
          </AppLink>
        </p>
      </div>
      <div className={layout.foot}>
        <p role="status" className={isRefused ? 'mb-3 font-medium text-danger' : 'sr-only'}>
          {isRefused ? text.refused(refusals) : isOnItsWay && text.submitting}
        </p>
        <Button
          type="submit"
          disabled={!isHydrated}
          aria-disabled={isOnItsWay}
          size="large"
          className="w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          {isOnItsWay ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
