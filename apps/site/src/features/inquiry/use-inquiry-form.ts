import { InquiryError, UnansweredInquiryError } from '@expat-buddy/domain/inquiry/errors';
import { groupSizeOf } from '@expat-buddy/domain/inquiry/group-sizes';
import { inquiryLimits } from '@expat-buddy/domain/inquiry/limits';
import { emptyInquiry, makeInquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { sendInquiry } from '@expat-buddy/domain/inquiry/send-inquiry';
import type { SpamSignal } from '@expat-buddy/domain/inquiry/spam-signals';
import type { Inquiry, InquiryFormValues } from '@expat-buddy/domain/inquiry/types';
import type { Plan, PlanKind } from '@expat-buddy/domain/plan/types';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { usePreHydrationInput } from '#hydrate/use-pre-hydration-input.ts';
import { pathOf } from '#lib/address.ts';
import { functions } from '#lib/functions.ts';
import { getProofOfWork } from '#lib/proof-of-work/proof-of-work.ts';
import { useStartProofOfWork } from '#lib/proof-of-work/use-start-proof-of-work.ts';
import { database } from '#lib/supabase.ts';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { locale } from '#messages/locale.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { forgetFiles, keepFiles } from './files/kept-files.ts';
import { useAttachments } from './files/use-attachments.ts';
import {
  dropDraft,
  keepOnLeaving,
  readDraft,
  rememberSender,
  submissionIdFor,
} from './inquiry-drafts.ts';
import type { InquiryRequest } from './inquiry-request.ts';
import { keepShownFields } from './keep-shown-fields.ts';
import { shownFields } from './shown-fields.ts';
import { useSpamSignals } from './spam-signals.ts';
import { saveForLater } from './waiting-inquiries.ts';

export type SentInquiry = { submissionId: string; email: string; isWaiting: boolean };

export const INQUIRY_FORM = 'inquiry';

type InquiryFormResolver = Resolver<InquiryFormValues, unknown, Inquiry>;

const judge: InquiryFormResolver = standardSchemaResolver(makeInquirySchema(text.errors));

/** The ids of one kind in the plan, as many as a selection holds. */
const idsInPlan = (kind: PlanKind, plan?: Plan) =>
  (plan?.items ?? []).filter((item) => item.kind === kind).slice(0, inquiryLimits.selection.max);

function decidedByPage(request: InquiryRequest) {
  const { serviceType, serviceLabel = '', plan } = request;
  const { travels = idsInPlan('travel', plan), activities = idsInPlan('activity', plan) } = request;
  const isChosen = plan !== undefined || travels.length + activities.length > 0;
  return {
    service: serviceType,
    travels: travels.map(({ id }) => id),
    activities: activities.map(({ id }) => id),
    subject: (request.subject?.title ?? (isChosen ? '' : serviceLabel)).slice(
      0,
      inquiryLimits.subject.max,
    ),
    plan: plan ?? null,
  };
}

function initialValues(request: InquiryRequest): InquiryFormValues {
  const { message = '', plan } = request;
  const groupSize = plan?.people ? groupSizeOf(plan.people) : '';
  return { ...emptyInquiry, message, groupSize, ...decidedByPage(request) };
}

const isTextField = (field: string): field is keyof InquiryFormValues =>
  typeof (emptyInquiry as Record<string, unknown>)[field] === 'string';

/** The request may change while the form is filled in; input is kept. */
export function useInquiryForm(
  request: InquiryRequest,
  draftKey: string,
  onSent: (sent: SentInquiry) => void,
) {
  const fields = shownFields(request);
  const resolver: InquiryFormResolver = (values, ...rest) =>
    judge(keepShownFields({ ...values, ...decidedByPage(request) }, fields), ...rest);
  const isHydrated = useIsHydrated();
  // A prerendered form is empty, so it hydrates without its draft.
  const [draft] = useState(() => (isHydrated ? readDraft(draftKey) : undefined));
  const form = useForm<InquiryFormValues, unknown, Inquiry>({
    resolver,
    defaultValues: { ...initialValues(request), ...draft },
  });
  const attachments = useAttachments(draftKey);
  const [refusals, setRefusals] = useState(0);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isSending = useRef(false);
  const isSent = useRef(false);
  const readSpamSignals = useSpamSignals(draft !== undefined);
  const spamSignals = useRef<SpamSignal[]>([]);

  useEffect(() => {
    // Prefetch: it could not be loaded without a connection.
    void import('./waiting-note.tsx').catch(() => {});
  }, []);

  const { getValues, reset, setValue } = form;
  const [isHydrating] = useState(!isHydrated);
  useEffect(() => {
    const handedOver = isHydrating && readDraft(draftKey);
    if (handedOver) reset({ ...getValues(), ...handedOver });
  }, [isHydrating, draftKey, getValues, reset]);
  const early = usePreHydrationInput(INQUIRY_FORM);
  useEffect(() => {
    for (const [field, value] of Object.entries(early)) {
      if (isTextField(field)) setValue(field, value, { shouldDirty: true });
    }
  }, [early, setValue]);
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  }, [request]);
  useEffect(
    () =>
      keepOnLeaving(draftKey, () => {
        if (isSent.current) return;
        const { message, ...values } = getValues();
        const isOwn = message !== (latest.current.message ?? '');
        return { ...values, ...(isOwn && { message }), ...decidedByPage(latest.current) };
      }),
    [draftKey, getValues],
  );

  const finish = (sent: SentInquiry, unsent: string[] = []) => {
    isSent.current = true;
    const { name, email } = getValues();
    rememberSender({ name, email });
    attachments.store.reset();
    dropDraft(draftKey);
    form.reset(initialValues(request));
    const [title, description] = sent.isWaiting
      ? [text.waiting.title, text.waiting.text]
      : [text.sentTitle, text.sentText(sent.email)];
    showToast({
      title,
      description: unsent.length > 0 ? text.files.unsent(unsent) : description,
    });
    onSent(sent);
  };

  const send = async (values: Inquiry) => {
    const inquiry = {
      ...values,
      spamSignals: spamSignals.current,
      sourcePath: pathOf(location.pathname),
      language: locale.language,
    };
    const { email } = inquiry;
    const submissionId = submissionIdFor(values);
    let unsent: string[] = [];
    setOnItsWay(true);
    try {
      if (!navigator.onLine) throw new UnansweredInquiryError();
      await sendInquiry(
        {
          database: await database(),
          functions,
          getProofOfWork,
          sendFiles: async (id) => {
            unsent = await attachments.store.send(id);
          },
        },
        inquiry,
        submissionId,
      );
      finish({ submissionId, email, isWaiting: false }, unsent);
    } catch (error) {
      // With a connection, an unanswered request fails like any other (specification, section 4),
      // and so it does if the browser cannot store the inquiry.
      const isOffline = error instanceof UnansweredInquiryError && !navigator.onLine;
      const isKept = isOffline && (await keepFiles(submissionId, attachments.store.read().files));
      if (isKept && saveForLater(inquiry, submissionId)) {
        finish({ submissionId, email, isWaiting: true });
        return;
      }
      if (isKept) void forgetFiles(submissionId);
      const failure =
        error instanceof InquiryError ? text.failures[error.failure] : text.failedText;
      showToast({
        title: text.failedTitle,
        description: isOffline && !isKept ? text.files.notKept : failure,
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
      spamSignals.current = readSpamSignals(event.currentTarget);
    }
    try {
      setRefusals(0);
      await form.handleSubmit(send, (errors) => setRefusals(Object.keys(errors).length))(event);
    } finally {
      setOnItsWay(false);
      isSending.current = false;
    }
  };

  return {
    form,
    fields,
    attachments,
    isOnItsWay,
    refusals,
    submit,
    startProofOfWork: useStartProofOfWork(),
  };
}
