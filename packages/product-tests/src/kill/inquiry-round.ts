/**
 * One round of the kill test: sends inquiries concurrently, kills the backend meanwhile, restarts it, and counts
 * every inquiry and every mail.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import type { StartedBackend } from '@expat-buddy/local-supabase/testing/backend-process';
import { clientOf, serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { inNewFolder, killAtMail, turnOffMorningMails } from './killed-backend.ts';
import {
  countMails,
  drain,
  endLeases,
  type MailCount,
  mailFiles,
  uncertainMails,
} from './mail-count.ts';

export interface InquiryPlan {
  inquiries: number;
  /** Kill the backend after it has confirmed this many inquiries, or sent this many mails. */
  killAfter: number;
  of: 'inquiries' | 'mails';
}

export interface InquiryRound extends MailCount {
  /** Inquiries that the backend confirmed before it was killed. */
  acknowledged: number;
  /** Confirmed but missing, and saved more than once. */
  lost: number;
  duplicated: number;
  /** Saved after the unconfirmed ones were sent again with their ids, as the browser does. */
  saved: number;
  /** Mails in the mailbox at the kill: two per inquiry, to the office and the visitor. */
  mailsAtKill: number;
}

interface Inquiry {
  id: string;
  email: string;
}

export function inquiryRound(plan: InquiryPlan): Promise<InquiryRound> {
  return inNewFolder(async ({ dataDir, start }) => {
    const inquiries = Array.from({ length: plan.inquiries }, (_, index): Inquiry => {
      const id = crypto.randomUUID();
      return { id, email: `person-${index}-${id.slice(0, 8)}@example.org` };
    });
    const first = await start();
    await turnOffMorningMails(first.line);
    const acknowledged = await sendUntilKilled(first, inquiries, plan, dataDir);
    const mailsAtKill = await mailFiles(dataDir);

    const { line } = await start();
    const saved = await savedIn(line);
    await endLeases(line);
    const known = new Set(saved.map(({ id }) => id));
    const lost = acknowledged.filter(({ id }) => !known.has(id)).length;
    await sendAgain(
      line,
      inquiries.filter((inquiry) => !acknowledged.includes(inquiry)),
    );
    const all = await savedIn(line);
    await emptyOutbox(line, 2 * plan.inquiries);
    const addresses = new Set(all.map(({ email }) => email)).size;
    const uncertain = new Set(
      (await uncertainMails(line)).map((mail) => `${mail.submission_id} ${mail.to_email}`),
    );
    const mails = await countMails(
      line,
      inquiries.flatMap(({ id, email }) =>
        [email, 'office@example.com'].map((to) => ({
          subject: id.slice(0, 8).toUpperCase(),
          to,
          isUncertain: uncertain.has(`${id} ${to}`),
        })),
      ),
    );
    return {
      acknowledged: acknowledged.length,
      lost,
      duplicated: all.length - addresses,
      saved: addresses,
      mailsAtKill,
      ...mails,
    };
  });
}

/** As the browser does: saves the inquiry and, once that is confirmed, requests its mails. */
async function send(backend: Backend, { id, email }: Inquiry): Promise<number> {
  const client = clientOf(backend);
  const row = { name: 'Kill test', email, service: 'general', message: `Inquiry of ${email}.` };
  const { status } = await client.from('contact_submissions').insert({ id, ...row });
  if (status === 201 || status === 409) {
    const body = { ...row, submissionId: id };
    void client.functions.invoke('send-email', { body }).catch(() => undefined);
  }
  return status;
}

async function sendUntilKilled(
  backend: StartedBackend,
  inquiries: Inquiry[],
  { killAfter, of }: InquiryPlan,
  dataDir: string,
): Promise<Inquiry[]> {
  const { child, line } = backend;
  const acknowledged: Inquiry[] = [];
  await Promise.all(
    inquiries.map(async (inquiry) => {
      if ((await send(line, inquiry)) !== 201) return;
      acknowledged.push(inquiry);
      if (of === 'inquiries' && acknowledged.length === killAfter) child.kill('SIGKILL');
    }),
  );
  await killAtMail(backend, dataDir, of === 'mails' ? killAfter : 0);
  return acknowledged;
}

async function sendAgain(backend: Backend, inquiries: Inquiry[]): Promise<void> {
  await Promise.all(
    inquiries.map(async (inquiry) => {
      const status = await send(backend, inquiry);
      if (status !== 201 && status !== 409) throw new Error(`A second try was answered ${status}.`);
    }),
  );
}

async function savedIn(backend: Backend): Promise<Inquiry[]> {
  const { data, error } = await serviceOf(backend)
    .from('contact_submissions')
    .select('id,email')
    .like('email', 'person-%');
  if (error) throw error;
  return data;
}

/** Drains until every mail is sent or set aside; backdates inquiries so that the drain writes their mails. */
async function emptyOutbox(backend: Backend, mails: number): Promise<void> {
  const db = serviceOf(backend);
  for (let round = 0; round < 60; round++) {
    await db
      .from('contact_submissions')
      .update({ created_at: new Date(Date.now() - 120_000).toISOString() })
      .like('email', 'person-%');
    await drain(backend);
    const { count } = await db
      .from('mail_outbox')
      .select('id', { count: 'exact', head: true })
      .in('status', ['queued', 'sending']);
    const { count: written } = await db
      .from('mail_outbox')
      .select('id', { count: 'exact', head: true });
    if (count === 0 && written === mails) return;
    await pause(250);
  }
  throw new Error('The outbox did not become empty.');
}
