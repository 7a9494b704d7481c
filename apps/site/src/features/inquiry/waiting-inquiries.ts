import { isLastingRefusal, UnansweredInquiryError } from '@expat-buddy/domain/inquiry/errors';
import { sendInquiry } from '@expat-buddy/domain/inquiry/send-inquiry';
import type { Inquiry } from '@expat-buddy/domain/inquiry/types';
import { functions } from '#lib/functions.ts';
import { getProofOfWork } from '#lib/proof-of-work/proof-of-work.ts';
import { readStoredInquiries, writeStoredInquiries } from '#lib/storage/stored-inquiries.ts';
import { database } from '#lib/supabase.ts';
import { mayRetry } from '#lib/upload-file.ts';
import { forgetFiles, readKeptFiles } from './files/kept-files.ts';
import { sendFile } from './files/send-file.ts';
import { formatWaiting, hasExpired, parseWaiting, type WaitingInquiry } from './waiting-inquiry.ts';

const LOCK = 'waiting-inquiries';

export type SendResult = { sentTo: string[]; isOffline: boolean };

const read = () => parseWaiting(readStoredInquiries());
const keep = (waiting: readonly WaitingInquiry[]) => writeStoredInquiries(formatWaiting(waiting));

const sentHere = new Set<string>();

export const wasSentHere = (submissionId: string) => sentHere.has(submissionId);

const isWaiting = (submissionId: string) =>
  read().some((waiting) => waiting.submissionId === submissionId);

/** Returns false if the browser cannot store it. */
export function saveForLater(inquiry: Inquiry, submissionId: string): boolean {
  const others = read().filter((waiting) => waiting.submissionId !== submissionId);
  return keep([...others, { submissionId, inquiry, since: Date.now(), isRefused: false }]);
}

export function discardWaiting(): void {
  for (const { submissionId } of read()) void forgetFiles(submissionId);
  writeStoredInquiries(null);
}

/** @returns the number of removed inquiries */
export function removeExpired(): number {
  const waiting = read();
  const fresh = waiting.filter((each) => !hasExpired(each, Date.now()));
  for (const each of waiting) if (!fresh.includes(each)) void forgetFiles(each.submissionId);
  if (fresh.length < waiting.length) keep(fresh);
  return waiting.length - fresh.length;
}

/** Reads storage again on each change, because another tab may have changed it. */
function change(submissionId: string, to: Partial<WaitingInquiry> | null): void {
  const rest = read().flatMap((waiting) => {
    if (waiting.submissionId !== submissionId) return [waiting];
    return to ? [{ ...waiting, ...to }] : [];
  });
  keep(rest);
}

/** The id of a file makes a duplicate request harmless. Throws if one has to be sent later. */
async function sendKeptFiles(submissionId: string): Promise<void> {
  const files = await readKeptFiles(submissionId);
  const failures = await Promise.all(files.map((file) => sendFile(submissionId, file)));
  if (failures.some(mayRetry)) throw new UnansweredInquiryError();
  await forgetFiles(submissionId);
}

async function sendEach(isManual: boolean): Promise<SendResult> {
  const sentTo: string[] = [];
  for (const { submissionId, inquiry, isRefused } of read()) {
    if (isRefused && !isManual) continue;
    if (!isWaiting(submissionId)) continue;
    try {
      await sendInquiry(
        { database: await database(), functions, getProofOfWork, sendFiles: sendKeptFiles },
        inquiry,
        submissionId,
      );
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
 * Runs in one tab at a time (Web Locks) and returns undefined if another tab is sending. The id of
 * each inquiry makes a duplicate request harmless.
 */
export async function sendWaitingInquiries(isManual: boolean): Promise<SendResult | undefined> {
  if (!navigator.onLine) return { sentTo: [], isOffline: true };
  // Missing without TLS.
  if (!navigator.locks) return sendEach(isManual);
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? sendEach(isManual) : undefined,
  );
}
