import type { Inquiry } from '@expat-buddy/domain/inquiry/inquiry-schema';
import { sendInquiry } from '@expat-buddy/domain/inquiry/send-inquiry';
import {
  isLastingRefusal,
  UnansweredInquiryError,
} from '@expat-buddy/domain/inquiry/unanswered-inquiry';
import {
  formatWaiting,
  hasExpired,
  parseWaiting,
  type WaitingInquiry,
} from '@expat-buddy/domain/inquiry/waiting-inquiries';
import { functions } from '#lib/functions.ts';
import { database } from '#lib/supabase.ts';
import { readWaitingText, writeWaitingText } from '#lib/waiting-text.ts';
import { doWork } from '#lib/work/do-work.ts';

const LOCK = 'waiting-inquiries';

/** What became of those that waited. */
export type Sending = { sentTo: string[]; isOffline: boolean };

const read = () => parseWaiting(readWaitingText());
const keep = (waiting: readonly WaitingInquiry[]) => writeWaitingText(formatWaiting(waiting));

/** What this tab has sent of what had waited. */
const sentHere = new Set<string>();

export const wasSentHere = (submissionId: string) => sentHere.has(submissionId);

const isWaiting = (submissionId: string) =>
  read().some((waiting) => waiting.submissionId === submissionId);

/** Keeps an inquiry until there is a connection. False when the browser keeps nothing. */
export function letWait(inquiry: Inquiry, submissionId: string): boolean {
  const others = read().filter((waiting) => waiting.submissionId !== submissionId);
  return keep([...others, { submissionId, inquiry, since: Date.now(), isRefused: false }]);
}

export function removeWaiting(): void {
  writeWaitingText(null);
}

/** Removes what has waited too long. @returns how many that were. */
export function removeExpired(): number {
  const waiting = read();
  const fresh = waiting.filter((each) => !hasExpired(each, Date.now()));
  if (fresh.length < waiting.length) keep(fresh);
  return waiting.length - fresh.length;
}

/** Read anew at each change, so that what another tab did in the meantime stays done. */
function change(submissionId: string, to: Partial<WaitingInquiry> | null): void {
  const rest = read().flatMap((waiting) => {
    if (waiting.submissionId !== submissionId) return [waiting];
    return to ? [{ ...waiting, ...to }] : [];
  });
  keep(rest);
}

async function sendEach(isAsked: boolean): Promise<Sending> {
  const sentTo: string[] = [];
  for (const { submissionId, inquiry, isRefused } of read()) {
    if (isRefused && !isAsked) continue;
    if (!isWaiting(submissionId)) continue;
    try {
      await sendInquiry({ database: await database(), functions, doWork }, inquiry, submissionId);
      sentHere.add(submissionId);
      change(submissionId, null);
      sentTo.push(inquiry.email);
    } catch (error) {
      if (error instanceof UnansweredInquiryError) return { sentTo, isOffline: true };
      change(submissionId, { isRefused: isLastingRefusal(error) });
    }
  }
  return { sentTo, isOffline: false };
}

/**
 * Sends what waits, in one tab of the browser alone. Undefined when another is at it. An inquiry keeps
 * its id, so even two browsers that sent the same one would save it once.
 */
export async function sendWaiting(isAsked: boolean): Promise<Sending | undefined> {
  if (!navigator.onLine) return { sentTo: [], isOffline: true };
  // Missing where a page is served without TLS.
  if (!navigator.locks) return sendEach(isAsked);
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? sendEach(isAsked) : undefined,
  );
}
