import { inquiryShape } from '@expat-buddy/domain/inquiry/schema';
import { spamSignals } from '@expat-buddy/domain/inquiry/spam-signals';
import { isSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import * as z from 'zod/mini';

/** How long an inquiry waits on a device for a connection. */
const WAITING_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** No rule about past days: how long it waited is not the visitor's fault, and the database decides. */
const waitingInquirySchema = z.object({
  submissionId: z.custom<string>(isSubmissionId, 'submissionId must be a uuid.'),
  /** Milliseconds since 1970, by the visitor's clock. */
  since: z.number(),
  /** The answer was a refusal: not tried again unless the visitor asks. */
  isRefused: z.boolean(),
  inquiry: z.object({
    ...inquiryShape(),
    includesCamping: z.boolean(),
    subject: z._default(z.string(), ''),
    travels: z.array(z.string()),
    activities: z.array(z.string()),
    spamSignals: z.optional(z.array(z.enum(spamSignals))),
  }),
});

/** An inquiry that was sent without a connection, with the id it will be saved under. */
export type WaitingInquiry = z.output<typeof waitingInquirySchema>;

/** What a device keeps, as it was written; what cannot be read is nothing. */
export function parseWaiting(text: string | null): WaitingInquiry[] {
  if (!text) return [];
  try {
    return z.parse(z.array(waitingInquirySchema), JSON.parse(text));
  } catch {
    return [];
  }
}

/** Null when nothing waits, so that nothing of anybody is left behind. */
export function formatWaiting(waiting: readonly WaitingInquiry[]): string | null {
  return waiting.length > 0 ? JSON.stringify(waiting) : null;
}

/** A clock that was set back makes an inquiry wait longer, never shorter. */
export function hasExpired({ since }: WaitingInquiry, now: number): boolean {
  return now - since > WAITING_DAYS * DAY_MS;
}
