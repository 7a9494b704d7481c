import { inquiryShape } from '@expat-buddy/domain/inquiry/schema';
import { spamSignals } from '@expat-buddy/domain/inquiry/spam-signals';
import { isSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import { languages } from '@expat-buddy/domain/language/languages';
import { planField } from '@expat-buddy/domain/plan/schema';
import * as z from 'zod/mini';

const WAITING_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Accepts past dates: the database decides. */
const waitingInquirySchema = z.object({
  submissionId: z.custom<string>(isSubmissionId, 'submissionId must be a uuid.'),
  /** In milliseconds, by the clock of the visitor. */
  since: z.number(),
  /** Refused by the server: retried only when the visitor asks for it. */
  isRefused: z.boolean(),
  inquiry: z.object({
    ...inquiryShape(),
    includesCamping: z.boolean(),
    subject: z._default(z.string(), ''),
    travels: z.array(z.string()),
    activities: z.array(z.string()),
    details: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
    plan: planField,
    spamSignals: z.optional(z.array(z.enum(spamSignals))),
    sourcePath: z.optional(z.string()),
    language: z.optional(z.enum(languages)),
  }),
});

/** `submissionId` is the id that it will be saved with. */
export type WaitingInquiry = z.output<typeof waitingInquirySchema>;

/** Drops malformed entries. */
export function parseWaiting(text: string | null): WaitingInquiry[] {
  if (!text) return [];
  try {
    return z.parse(z.array(waitingInquirySchema), JSON.parse(text));
  } catch {
    return [];
  }
}

/** Null if empty, so that no entry remains in the storage. */
export function formatWaiting(waiting: readonly WaitingInquiry[]): string | null {
  return waiting.length > 0 ? JSON.stringify(waiting) : null;
}

/** A clock set back extends the wait and never shortens it. */
export function hasExpired({ since }: WaitingInquiry, now: number): boolean {
  return now - since > WAITING_DAYS * DAY_MS;
}
