/**
 * One round of the kill test: sends inquiries concurrently, kills the backend meanwhile, restarts it, and counts
 * every inquiry and every mail.
 */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheDir } from '@expat-buddy/local-supabase/paths';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import {
  forkBackend,
  type StartedBackend,
  startedBackend,
} from '@expat-buddy/local-supabase/testing/backend-process';
import { clientOf, freePorts } from '@expat-buddy/local-supabase/testing/test-backend';

export interface KillPlan {
  inquiries: number;
  /** Kill the backend after it has confirmed this many inquiries, or sent this many mails. */
  killAfter: number;
  of: 'inquiries' | 'mails';
}

export interface KillRound {
  /** Inquiries that the backend confirmed before it was killed. */
  acknowledged: number;
  /** Confirmed but missing, and saved more than once. */
  lost: number;
  duplicated: number;
  /** Saved after the unconfirmed ones were sent again with their ids, as the browser does. */
  saved: number;
  /** Mails in the mailbox at the kill, and at the end: two per inquiry, to the office and the visitor. */
  mailsAtKill: number;
  mails: number;
  mailsMissing: number;
  /** Accepted by the mail server more than once, with the same Message-ID or another. */
  mailsDuplicated: number;
  /** Set aside because the kill interrupted their delivery, and those of them that arrived. */
  mailsUncertain: number;
  uncertainArrived: number;
}

interface Inquiry {
  id: string;
  email: string;
}

interface MailboxEntry {
  /** Undefined if the mailbox, which is killed with the backend, was still receiving the mail. */
  subject?: string;
  to: { address: string }[];
}

export async function killRound(plan: KillPlan): Promise<KillRound> {
  await mkdir(cacheDir, { recursive: true });
  const dataDir = await mkdtemp(join(cacheDir, 'kill-test-'));
  const [API_PORT, MAILBOX_PORT, SMTP_PORT] = (await freePorts(3)).map(String);
  const env = { API_PORT, MAILBOX_PORT, SMTP_PORT } as Record<string, string>;
  const start = () =>
    startedBackend(forkBackend({ ...env, DATA_DIR: dataDir, RATE_LIMITS: 'off' }));
  let running: StartedBackend | undefined;
  try {
    running = await start();
    const inquiries = Array.from({ length: plan.inquiries }, (_, index): Inquiry => {
      const id = crypto.randomUUID();
      return { id, email: `person-${index}-${id.slice(0, 8)}@example.org` };
    });
    await turnOffMorningMails(running.line);
    const acknowledged = await sendUntilKilled(running, inquiries, plan, dataDir);
    const mailsAtKill = await mailFiles(dataDir);

    running = await start();
    const saved = await savedIn(running.line);
    await endLeases(running.line);
    const known = new Set(saved.map(({ id }) => id));
    const lost = acknowledged.filter(({ id }) => !known.has(id)).length;
    await sendAgain(
      running.line,
      inquiries.filter((inquiry) => !acknowledged.includes(inquiry)),
    );
    const all = await savedIn(running.line);
    await emptyOutbox(running.line, 2 * plan.inquiries);
    const addresses = new Set(all.map(({ email }) => email)).size;
    const mails = await countMails(running.line, inquiries);
    return {
      acknowledged: acknowledged.length,
      lost,
      duplicated: all.length - addresses,
      saved: addresses,
      mailsAtKill,
      ...mails,
    };
  } finally {
    running?.child.kill('SIGKILL');
    await pause(200);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The digest that staff get after the office opens, at whatever time the tests run. */
async function turnOffMorningMails(backend: Backend): Promise<void> {
  const db = clientOf(backend, backend.serviceRoleKey);
  const { data } = await db.from('profiles').select('user_id:id').throwOnError();
  const settings = data.map((profile) => ({ ...profile, due_today: false, digest: false }));
  await db.from('notification_settings').upsert(settings).throwOnError();
}

/** Counts the mailbox's files: after a start it takes some time to load them. */
async function mailFiles(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'mail'));
  return names.filter((name) => name.endsWith('.eml')).length;
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
  { child, line }: StartedBackend,
  inquiries: Inquiry[],
  { killAfter, of }: KillPlan,
  dataDir: string,
): Promise<Inquiry[]> {
  const acknowledged: Inquiry[] = [];
  const gone = once(child, 'exit');
  await Promise.all(
    inquiries.map(async (inquiry) => {
      if ((await send(line, inquiry)) !== 201) return;
      acknowledged.push(inquiry);
      if (of === 'inquiries' && acknowledged.length === killAfter) child.kill('SIGKILL');
    }),
  );
  while (of === 'mails' && (await mailFiles(dataDir)) < killAfter) await pause(5);
  child.kill('SIGKILL');
  await gone;
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
  const { data, error } = await clientOf(backend, backend.serviceRoleKey)
    .from('contact_submissions')
    .select('id,email')
    .like('email', 'person-%');
  if (error) throw error;
  return data;
}

const before = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** Expires the claims of the killed process. */
async function endLeases(backend: Backend): Promise<void> {
  await clientOf(backend, backend.serviceRoleKey)
    .from('mail_outbox')
    .update({ next_attempt_at: before(1) })
    .eq('status', 'sending')
    .throwOnError();
}

/** Drains until every mail is sent or set aside; backdates inquiries so that the drain writes their mails. */
async function emptyOutbox(backend: Backend, mails: number): Promise<void> {
  const db = clientOf(backend, backend.serviceRoleKey);
  for (let round = 0; round < 60; round++) {
    await db
      .from('contact_submissions')
      .update({ created_at: before(120) })
      .like('email', 'person-%');
    const response = await fetch(`${backend.apiUrl}/functions/v1/drain-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
    });
    if (!response.ok) throw new Error(`The drain was answered ${response.status}.`);
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

async function mailsInMailbox(backend: Backend): Promise<MailboxEntry[]> {
  const response = await fetch(`${backend.mailboxUrl}/email`);
  const mails = (await response.json()) as MailboxEntry[];
  return mails.filter(({ subject }) => subject !== undefined);
}

/** The inquiry and recipient of each mail whose delivery is uncertain. */
async function uncertainMails(backend: Backend): Promise<Set<string>> {
  const { data } = await clientOf(backend, backend.serviceRoleKey)
    .from('mail_outbox')
    .select('submission_id,to_email')
    .eq('status', 'failed')
    .not('uncertain_since', 'is', null)
    .throwOnError();
  return new Set(data.map((mail) => `${mail.submission_id} ${mail.to_email}`));
}

async function countMails(backend: Backend, inquiries: Inquiry[]) {
  const caught = await mailsInMailbox(backend);
  const inDoubt = await uncertainMails(backend);
  let [mailsMissing, mailsDuplicated, mailsUncertain, uncertainArrived] = [0, 0, 0, 0];
  for (const { id, email } of inquiries) {
    const reference = id.slice(0, 8).toUpperCase();
    for (const address of [email, 'office@example.com']) {
      const { length } = caught.filter(
        ({ to, subject }) =>
          subject?.includes(reference) && to.some((recipient) => recipient.address === address),
      );
      mailsDuplicated += Math.max(0, length - 1);
      if (inDoubt.has(`${id} ${address}`)) {
        mailsUncertain += 1;
        uncertainArrived += Math.min(length, 1);
      } else if (length === 0) mailsMissing += 1;
    }
  }
  return { mails: caught.length, mailsMissing, mailsDuplicated, mailsUncertain, uncertainArrived };
}
