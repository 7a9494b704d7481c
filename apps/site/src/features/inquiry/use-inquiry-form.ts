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
import { useEarlyWords } from '#lib/use-early-words.ts';
import { doWork } from '#lib/work/do-work.ts';
import { useBeginWork } from '#lib/work/use-begin-work.ts';
import { showToast } from '#ui/toast-store.ts';
import { useFormSigns } from './form-signs.ts';
import { dropDraft, keepDraft, readDraft, submissionIdFor } from './inquiry-drafts.ts';
import type { InquiryRequest } from './inquiry-request.ts';
import { letWait } from './waiting-inquiries.ts';

/** What a page may say after the inquiry was saved, or is kept until there is a connection. */
export type SentInquiry = { submissionId: string; email: string; isWaiting: boolean };

/** The form's name, by which it is found where it was served. */
export const INQUIRY_FORM = 'inquiry';

/** What can be written before the form's code is there. */
const EARLY_FIELDS = ['name', 'email', 'message', 'groupSize'] as const;

type InquiryFormResolver = Resolver<InquiryFormValues, unknown, Inquiry>;

/** What the page decides and the visitor does not type. */
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
    // Without a connection it could not be fetched.
    void import('./waiting-note.tsx').catch(() => {});
  }, []);

  const { getValues, setValue } = form;
  const early = useEarlyWords(INQUIRY_FORM);
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
      // With a connection, nobody answered: that fails like any other (spec section 4). So it does where the
      // browser keeps nothing.
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
    // Before the form library is asked: a second submission would end the busy state of the first.
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
