import { newSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import type { Inquiry, InquiryFormValues } from '@expat-buddy/domain/inquiry/types';
import { handedOver } from '#lib/storage/handed-over.ts';
import { registerUnsentInput } from '#lib/storage/unsent-input.ts';
import type { InquiryRequest } from './inquiry-request.ts';

/** Without the message that the page has prefilled in its own language, unless the visitor has edited it. */
type Draft = Omit<InquiryFormValues, 'message'> & { message?: string };

/** Who sent the last inquiry, to be filled in again on request. */
export type Sender = { name: string; email: string };

const handed = handedOver<{ drafts?: [string, Draft][]; sender?: Sender | undefined }>(
  'inquiryDrafts',
);
const taken = handed.take();

// In memory, so that no personal data remains in a shared browser.
const drafts = new Map<string, Draft>(taken?.drafts);
let sender = taken?.sender;
const openForms = new Set<() => void>();
registerUnsentInput({
  hasInput: () => [...drafts.values()].some(({ name, email }) => (name + email).trim() !== ''),
  handOver: () => {
    for (const keep of openForms) keep();
    handed.put({ drafts: [...drafts], sender });
  },
});

export const readSender = () => sender;

export function rememberSender(last: Sender | undefined): void {
  sender = last;
}

let lastAttempt: { content: string; submissionId: string } | undefined;

export const CONTACT_PAGE_DRAFT = 'contact-page';

export function dialogDraftKey(request: InquiryRequest): string {
  const { serviceType, serviceLabel = '', travels = [], activities = [] } = request;
  const selected = [...travels, ...activities].map(({ id }) => id);
  // A title differs between languages.
  const { recordId = selected.length > 0 ? '' : serviceLabel } = request;
  return [serviceType, recordId, ...selected].join(' ');
}

export function readDraft(key: string): Draft | undefined {
  return drafts.get(key);
}

/** Keeps the values of an open form when it closes, and when the visitor changes to another language. */
export function keepOnLeaving(key: string, read: () => Draft | undefined): () => void {
  const keep = () => {
    const draft = read();
    if (draft) drafts.set(key, draft);
  };
  openForms.add(keep);
  return () => {
    openForms.delete(keep);
    keep();
  };
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  lastAttempt = undefined;
}

/** The same content keeps its id when it is sent again, so it is saved once. */
export function submissionIdFor(inquiry: Inquiry): string {
  const content = JSON.stringify(inquiry);
  if (lastAttempt?.content !== content) lastAttempt = { content, submissionId: newSubmissionId() };
  return lastAttempt.submissionId;
}
