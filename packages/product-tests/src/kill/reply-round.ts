/**
 * One round of the kill test for conversations: staff send replies while customers write on their page. Kills the
 * backend meanwhile, restarts it, sends again what was not confirmed, and counts every message and every mail.
 */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import type { StartedBackend } from '@expat-buddy/local-supabase/testing/backend-process';
import { clientOf, serviceOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { inNewFolder, killAtMail, turnOffMorningMails } from './killed-backend.ts';
import {
  countMails,
  drain,
  endLeases,
  type MailCount,
  mailFiles,
  uncertainMails,
} from './mail-count.ts';

export interface ReplyPlan {
  /** One reply and one message of the customer for each. */
  conversations: number;
  /** Kill the backend after it has confirmed this many replies and messages, or sent this many mails. */
  killAfter: number;
  of: 'messages' | 'mails';
}

export interface ReplyRound extends MailCount {
  /** Replies and messages of customers that the backend confirmed before it was killed. */
  acknowledged: number;
  /** Confirmed but missing, and saved more than once. */
  lost: number;
  duplicated: number;
  /** Replies and messages after the unconfirmed ones were sent again with their ids, as the browser does. */
  saved: number;
  /** Mails in the mailbox at the kill: the reply, and the notice about the customer's message. */
  mailsAtKill: number;
}

interface Conversation {
  submission: string;
  email: string;
  link: string;
  token: string;
  reply: string;
  message: string;
}

type Staff = Awaited<ReturnType<typeof signedIn>>;

const OWNER = 'staff@example.com';

export function replyRound(plan: ReplyPlan): Promise<ReplyRound> {
  return inNewFolder(async ({ dataDir, start }) => {
    const first = await start();
    await turnOffMorningMails(first.line);
    const conversations = await begin(first.line, plan.conversations);
    const acknowledged = await writeUntilKilled(first, conversations, plan, dataDir);
    const mailsAtKill = await mailFiles(dataDir);

    const { line } = await start();
    const known = new Set((await sentIn(line)).map(({ id }) => id));
    const lost = [...acknowledged].filter((id) => !known.has(id)).length;
    await endLeases(line);
    await writeAgain(line, conversations, acknowledged);
    const all = await sentIn(line);
    const ids = new Set(all.map(({ submission_id, direction }) => `${submission_id} ${direction}`));
    await emptyOutbox(line, 2 * plan.conversations);
    const uncertain = new Set(
      (await uncertainMails(line)).map(({ idempotency_key }) => idempotency_key),
    );
    const mails = await countMails(
      line,
      conversations.flatMap(({ submission, email, reply, message }) => {
        const subject = submission.slice(0, 8).toUpperCase();
        return [
          { subject, to: email, isUncertain: uncertain.has(`message:${reply}`) },
          { subject, to: OWNER, isUncertain: uncertain.has(`reply-notice:${message}`) },
        ];
      }),
    );
    return {
      acknowledged: acknowledged.size,
      lost,
      duplicated: all.length - ids.size,
      saved: ids.size,
      mailsAtKill,
      ...mails,
    };
  });
}

/** As the server derives it when it sends an email. */
const tokenOf = (backend: Backend, link: string) =>
  createHmac('sha256', backend.serviceRoleKey).update(`inquiry-link:${link}`).digest('base64url');

/** Inquiries of a staff member, entered after a call, so that no receipts are sent. */
async function begin(backend: Backend, count: number): Promise<Conversation[]> {
  const db = serviceOf(backend);
  const { data: owner } = await db
    .from('profiles')
    .select('id')
    .eq('email', OWNER)
    .single()
    .throwOnError();
  const conversations = Array.from({ length: count }, (_, index): Conversation => {
    const [submission, link] = [crypto.randomUUID(), crypto.randomUUID()];
    return {
      submission,
      email: `person-${index}-${submission.slice(0, 8)}@example.org`,
      link,
      token: tokenOf(backend, link),
      reply: crypto.randomUUID(),
      message: crypto.randomUUID(),
    };
  });
  await db
    .from('contact_submissions')
    .insert(
      conversations.map(({ submission, email }) => ({
        id: submission,
        name: 'Kill test',
        email,
        service: 'general',
        message: `Inquiry of ${email}.`,
        channel: 'phone',
        consent_note: 'On the phone.',
        assignee_id: owner.id,
      })),
    )
    .throwOnError();
  await db
    .from('inquiry_links')
    .insert(
      conversations.map(({ submission, link, token }) => ({
        id: link,
        submission_id: submission,
        token_hash: createHash('sha256').update(token).digest('hex'),
      })),
    )
    .throwOnError();
  return conversations;
}

/** As the composer does: saves the draft, sends it, and requests its email. @returns whether it was sent. */
async function sendReply(staff: Staff, { submission, email, reply }: Conversation) {
  const draft = { id: reply, submission_id: submission, to_emails: [email], body: 'We can do it.' };
  const { status } = await staff.from('submission_messages').insert(draft);
  if (status !== 201 && status !== 409) return false;
  const { error } = await staff.rpc('send_message', { message: reply });
  if (error) return false;
  const body = { messageId: reply };
  void staff.functions.invoke('send-reply', { body }).catch(() => undefined);
  return true;
}

/** As the customer's page does. */
async function writeBack(backend: Backend, { token, message }: Conversation) {
  const body = { action: 'write', token, message, text: 'When do we leave?' };
  const { data, error } = await clientOf(backend).functions.invoke('my-inquiry', { body });
  return !error && data.success === true;
}

async function writeUntilKilled(
  backend: StartedBackend,
  conversations: Conversation[],
  { killAfter, of }: ReplyPlan,
  dataDir: string,
): Promise<Set<string>> {
  const { child, line } = backend;
  const staff = await signedIn(line, OWNER);
  const acknowledged = new Set<string>();
  const confirm = (id: string) => {
    acknowledged.add(id);
    if (of === 'messages' && acknowledged.size === killAfter) child.kill('SIGKILL');
  };
  await Promise.all(
    conversations.flatMap((conversation) => [
      sendReply(staff, conversation).then((isSent) => isSent && confirm(conversation.reply)),
      writeBack(line, conversation).then((isSaved) => isSaved && confirm(conversation.message)),
    ]),
  );
  await killAtMail(backend, dataDir, of === 'mails' ? killAfter : 0);
  return acknowledged;
}

/** Pooled connections to the killed server fail first. */
async function untilDone(write: () => Promise<boolean>): Promise<void> {
  for (let left = 5; left > 0; left -= 1) if (await write()) return;
  throw new Error('What was not confirmed was refused again.');
}

async function writeAgain(
  backend: Backend,
  conversations: Conversation[],
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const staff = await signedIn(backend, OWNER);
  const isOpen = (id: string) => !acknowledged.has(id);
  const replies = conversations.filter(({ reply }) => isOpen(reply));
  const messages = conversations.filter(({ message }) => isOpen(message));
  await Promise.all([
    ...replies.map((each) => untilDone(() => sendReply(staff, each))),
    ...messages.map((each) => untilDone(() => writeBack(backend, each))),
  ]);
}

async function sentIn(backend: Backend) {
  const { data, error } = await serviceOf(backend)
    .from('submission_messages')
    .select('id,submission_id,direction')
    .not('sent_at', 'is', null);
  if (error) throw error;
  return data;
}

/** Drains until the email of every reply and of every notice is sent or set aside. */
async function emptyOutbox(backend: Backend, mails: number): Promise<void> {
  for (let round = 0; round < 60; round++) {
    await drain(backend);
    const { data } = await serviceOf(backend)
      .from('mail_outbox')
      .select('status')
      .or('idempotency_key.like.message:*,idempotency_key.like.reply-notice:*')
      .throwOnError();
    const isOpen = data.some(({ status }) => status === 'queued' || status === 'sending');
    if (!isOpen && data.length === mails) return;
    await pause(250);
  }
  throw new Error('The outbox did not become empty.');
}
