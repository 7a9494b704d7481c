import { newSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import type { Inquiry, InquiryFormValues } from '@expat-buddy/domain/inquiry/types';
import { registerUnsentInput } from '#lib/storage/unsent-input.ts';
import type { InquiryRequest } from './inquiry-request.ts';

// In memory only, so that no personal data remains in a shared browser.
const drafts = new Map<string, InquiryFormValues>();
registerUnsentInput(() =>
  [...drafts.values()].some(({ name, email }) => (name + email).trim() !== ''),
);
let lastAttempt: { content: string; submissionId: string } | undefined;

export const CONTACT_PAGE_DRAFT = 'contact-page';

export function dialogDraftKey(request: InquiryRequest): string {
  const { serviceType, serviceLabel = '', message = '', travels = [], activities = [] } = request;
  const selected = [...travels, ...activities].map(({ id }) => id);
  return [serviceType, serviceLabel, message, ...selected].join(' ');
}

export function readDraft(key: string): InquiryFormValues | undefined {
  return drafts.get(key);
}

export function keepDraft(key: string, values: InquiryFormValues): void {
  drafts.set(key, values);
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
