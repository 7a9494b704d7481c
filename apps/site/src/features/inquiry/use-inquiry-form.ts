import { inquiryFields } from '@expat-buddy/domain/inquiry/inquiry-fields';
import { SAVE_FAILED_MESSAGE } from '@expat-buddy/domain/inquiry/inquiry-messages';
import {
  type Inquiry,
  type InquiryFormValues,
  makeInquirySchema,
} from '@expat-buddy/domain/inquiry/inquiry-schema';
import { keepShownFields } from '@expat-buddy/domain/inquiry/keep-shown-fields';
import { sendInquiry } from '@expat-buddy/domain/inquiry/send-inquiry';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { functions } from '#lib/functions.ts';
import { useInquiryMessages } from '#lib/messages/inquiry-messages.ts';
import { database } from '#lib/supabase.ts';
import { showToast } from '#ui/toast-store.ts';
import { dropDraft, keepDraft, readDraft, submissionIdFor } from './inquiry-drafts.ts';
import type { InquiryRequest } from './inquiry-request.ts';

/** What a page may say after the inquiry was saved. */
export type SentInquiry = { email: string; reference: string };

type InquiryFormResolver = Resolver<InquiryFormValues, unknown, Inquiry>;

/** What the page decides and the visitor does not type. */
function decidedByPage({ serviceType, travels = [], activities = [] }: InquiryRequest) {
  return {
    service: serviceType,
    travels: travels.map(({ id }) => id),
    activities: activities.map(({ id }) => id),
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

/**
 * The inquiry form: its values, which fields it shows, and one sending however often it is pressed. The
 * request may change while it is filled in; what was typed stays.
 */
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
  const form = useForm<InquiryFormValues, unknown, Inquiry>({
    resolver,
    defaultValues: readDraft(draftKey) ?? emptyInquiry(request),
  });
  const isSending = useRef(false);
  const isSent = useRef(false);

  const { getValues } = form;
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

  const send = async (inquiry: Inquiry) => {
    try {
      const { reference } = await sendInquiry(
        { database, functions },
        inquiry,
        submissionIdFor(inquiry),
      );
      isSent.current = true;
      dropDraft(draftKey);
      form.reset(emptyInquiry(request));
      showToast({ title: text.sentTitle, description: text.sentText(inquiry.email) });
      onSent({ email: inquiry.email, reference });
    } catch (error) {
      const isUnsaved = error instanceof Error && error.message === SAVE_FAILED_MESSAGE;
      showToast({
        title: text.failedTitle,
        description: isUnsaved ? text.saveFailed : text.failedText,
        variant: 'destructive',
      });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Before the form library is asked: a second submission would end the busy state of the first.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit(send)(event);
    } finally {
      isSending.current = false;
    }
  };

  return { form, fields, submit };
}
