import { inquiryFields } from '@expat-buddy/domain/inquiry/inquiry-fields';
import { inquiryLimits } from '@expat-buddy/domain/inquiry/inquiry-limits';
import {
  SAVE_FAILED_MESSAGE,
  TOO_MANY_MESSAGE,
} from '@expat-buddy/domain/inquiry/inquiry-messages';
import {
  type FormSign,
  type Inquiry,
  type InquiryFormValues,
  makeInquirySchema,
} from '@expat-buddy/domain/inquiry/inquiry-schema';
import { keepShownFields } from '@expat-buddy/domain/inquiry/keep-shown-fields';
import { sendInquiry } from '@expat-buddy/domain/inquiry/send-inquiry';
import { UnansweredInquiryError } from '@expat-buddy/domain/inquiry/unanswered-inquiry';
import { WORK_FAILED_MESSAGE } from '@expat-buddy/domain/work/work-calls';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { functions } from '#lib/functions.ts';
import { useInquiryMessages } from '#lib/messages/inquiry-messages.ts';
import { database } from '#lib/supabase.ts';
import { doWork } from '#lib/work/do-work.ts';
import { useBeginWork } from '#lib/work/use-begin-work.ts';
import { usePreHydrationInput } from '#rendering/hydrate/use-pre-hydration-input.ts';
import { showToast } from '#ui/toast-store.ts';
import { useFormSigns } from './form-signs.ts';
import { dropDraft, keepDraft, readDraft, submissionIdFor } from './inquiry-drafts.ts';
import type { InquiryRequest } from './inquiry-request.ts';
import { letWait } from './waiting-inquiries.ts';

export type SentInquiry = { submissionId: string; email: string; isWaiting: boolean };

export const INQUIRY_FORM = 'inquiry';

const EARLY_FIELDS = ['name', 'email', 'message', 'groupSize'] as const;

type InquiryFormResolver = Resolver<InquiryFormValues, unknown, Inquiry>;

function decidedByPage(request: InquiryRequest) {
  const { serviceType, serviceLabel = '', travels = [], activities = [] } = request;
  const isChosen = travels.length + activities.length > 0;
  return {
    service: serviceType,
    travels: travels.map(({ id }) => id),
    activities: activities.map(({ id }) => id),
    subject: isChosen ? '' : serviceLabel.slice(0, inquiryLimits.subject.max),
  };
}

function emptyInquiry(request: InquiryRequest): InquiryFormValues {
  return {
    name: '',
    email: '',
    message: request.message ?? '',
    groupSize: '',
    childrenUnder12: 0,
    childrenUnder5: 0,
    departureDate: null,
    returnDate: null,
    needsTransportation: false,
    includesCamping: false,
    ...decidedByPage(request),
  };
}

/** The request may change while the form is filled in; input is kept. */
export function useInquiryForm(
  request: InquiryRequest,
  draftKey: string,
  onSent: (sent: SentInquiry) => void,
) {
  const text = useInquiryMessages();
  const judge = useMemo(
    () => standardSchemaResolver(makeInquirySchema(text.errors)) satisfies InquiryFormResolver,
    [text],
  );
  const fields = inquiryFields({
    service: request.serviceType,
    isOnActivityPage: request.showDates,
    hasRentalDates: request.showDates,
    hasCamping: request.showCamping,
  });
  const resolver: InquiryFormResolver = (values, ...rest) =>
    judge(keepShownFields({ ...values, ...decidedByPage(request) }, fields), ...rest);
  const [draft] = useState(() => readDraft(draftKey));
  const form = useForm<InquiryFormValues, unknown, Inquiry>({
    resolver,
    defaultValues: draft ?? emptyInquiry(request),
  });
  const isSending = useRef(false);
  const isSent = useRef(false);
  const readSigns = useFormSigns(draft !== undefined);
  const signs = useRef<FormSign[]>([]);

  useEffect(() => {
    // Prefetch: it could not be loaded without a connection.
    void import('./waiting-note.tsx').catch(() => {});
  }, []);

  const { getValues, setValue } = form;
  const early = usePreHydrationInput(INQUIRY_FORM);
  useEffect(() => {
    for (const field of EARLY_FIELDS) {
      if (early[field]) setValue(field, early[field], { shouldDirty: true });
    }
  }, [early, setValue]);
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  }, [request]);
  useEffect(
    () => () => {
      if (isSent.current) return;
      keepDraft(draftKey, { ...getValues(), ...decidedByPage(latest.current) });
    },
    [draftKey, getValues],
  );

  const finish = (sent: SentInquiry) => {
    isSent.current = true;
    dropDraft(draftKey);
    form.reset(emptyInquiry(request));
    const [title, description] = sent.isWaiting
      ? [text.waiting.title, text.waiting.text]
      : [text.sentTitle, text.sentText(sent.email)];
    showToast({ title, description });
    onSent(sent);
  };

  const send = async (values: Inquiry) => {
    const inquiry = { ...values, formSigns: signs.current };
    const { email } = inquiry;
    const submissionId = submissionIdFor(values);
    try {
      if (!navigator.onLine) throw new UnansweredInquiryError();
      await sendInquiry({ database: await database(), functions, doWork }, inquiry, submissionId);
      finish({ submissionId, email, isWaiting: false });
    } catch (error) {
      // With a connection, an unanswered request fails like any other (specification, section 4),
      // and so it does if the browser cannot store the inquiry.
      const isOffline = error instanceof UnansweredInquiryError && !navigator.onLine;
      if (isOffline && letWait(inquiry, submissionId)) {
        finish({ submissionId, email, isWaiting: true });
        return;
      }
      const reason = error instanceof Error ? error.message : '';
      const sentences: Record<string, string> = {
        [SAVE_FAILED_MESSAGE]: text.saveFailed,
        [TOO_MANY_MESSAGE]: text.tooMany,
        [WORK_FAILED_MESSAGE]: text.workFailed,
      };
      showToast({
        title: text.failedTitle,
        description: sentences[reason] ?? text.failedText,
        variant: 'destructive',
      });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Checked before react-hook-form: a second submission would reset its `isSubmitting`.
    if (isSending.current) return;
    isSending.current = true;
    if (event.currentTarget instanceof HTMLFormElement) {
      signs.current = readSigns(event.currentTarget);
    }
    try {
      await form.handleSubmit(send)(event);
    } finally {
      isSending.current = false;
    }
  };

  return { form, fields, submit, beginWork: useBeginWork() };
}
