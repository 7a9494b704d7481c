import type { Inquiry, InquiryFormValues } from '@expat-buddy/domain/inquiry/inquiry-schema';
import { newSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import type { InquiryRequest } from './inquiry-request.ts';

// In memory only: words about a person are not left behind in a shared browser.
const drafts = new Map<string, InquiryFormValues>();
let lastAttempt: { words: string; submissionId: string } | undefined;

function keyOf({ serviceType, travels = [], activities = [] }: InquiryRequest): string {
  const ids = [...travels, ...activities].map(({ id }) => id);
  return [serviceType, ...ids].join(' ');
}

/** What was typed before the dialog was closed by accident. */
export function readDraft(request: InquiryRequest): InquiryFormValues | undefined {
  return drafts.get(keyOf(request));
}

export function keepDraft(request: InquiryRequest, values: InquiryFormValues): void {
  drafts.set(keyOf(request), values);
}

export function dropDraft(request: InquiryRequest): void {
  drafts.delete(keyOf(request));
  lastAttempt = undefined;
}

/** The same words keep their id when they are sent again, so they are saved once (see submission-id). */
export function submissionIdFor(inquiry: Inquiry): string {
  const words = JSON.stringify(inquiry);
  if (lastAttempt?.words !== words) lastAttempt = { words, submissionId: newSubmissionId() };
  return lastAttempt.submissionId;
}
