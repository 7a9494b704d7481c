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
import { useForm } from 'react-hook-form';
import { functions } from '#lib/functions.ts';
import { useInquiryMessages } from '#lib/messages/inquiry-messages.ts';
import { database } from '#lib/supabase.ts';
import { showToast } from '#ui/toast-store.ts';
import { dropDraft, keepDraft, readDraft, submissionIdFor } from './inquiry-drafts.ts';
import type { InquiryRequest } from './inquiry-request.ts';

function emptyInquiry({ serviceType, travels, activities }: InquiryRequest): InquiryFormValues {
  return {
    name: '',
    email: '',
    service: serviceType,
    message: '',
    groupSize: '',
    childrenUnder12: 0,
    childrenUnder5: 0,
    departureDate: null,
    returnDate: null,
    needsTransportation: false,
    includesCamping: false,
    travels: travels?.map(({ id }) => id) ?? [],
    activities: activities?.map(({ id }) => id) ?? [],
  };
}

/** The inquiry form: its values, which fields it shows, and one sending however often it is pressed. */
export function useInquiryForm(request: InquiryRequest, onSent: () => void) {
  const text = useInquiryMessages();
  const schema = useMemo(() => makeInquirySchema(text.errors), [text]);
  const fields = inquiryFields({
    service: request.serviceType,
    isOnActivityPage: request.showDates,
    hasRentalDates: request.showDates,
    hasCamping: request.showCamping,
  });
  const form = useForm<InquiryFormValues, unknown, Inquiry>({
    resolver: standardSchemaResolver(schema),
    defaultValues: readDraft(request) ?? emptyInquiry(request),
  });
  const isSending = useRef(false);
  const isSent = useRef(false);

  const { getValues } = form;
  const opened = useRef(request);
  useEffect(
    () => () => {
      if (!isSent.current) keepDraft(opened.current, getValues());
    },
    [getValues],
  );

  const send = async (valid: Inquiry) => {
    const inquiry = keepShownFields(valid, fields);
    try {
      await sendInquiry({ database, functions }, inquiry, submissionIdFor(inquiry));
      isSent.current = true;
      dropDraft(opened.current);
      form.reset(emptyInquiry(opened.current));
      showToast({ title: text.sentTitle, description: text.sentText(inquiry.email) });
      onSent();
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
