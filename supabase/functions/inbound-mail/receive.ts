import { EMAIL_MAX_LENGTH, isEmailAddress } from '@expat-buddy/domain/email-address';
import { messageLimits } from '@expat-buddy/domain/message/limits';
import type { Environment } from '../_shared/http.ts';
import { storeInquiryFile } from '../_shared/inquiry/inquiry-files.ts';
import {
  answerOfAddress,
  inboundDomain,
  inquiryOfAddress,
} from '../_shared/inquiry/reply-address.ts';
import { digestOf, hashOfLinkToken } from '../_shared/link-token.ts';
import { oneLine } from '../_shared/mail/one-line.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { type AcceptedFile, acceptFiles, notesAbout } from './accept-files.ts';
import { isVerified } from './is-verified.ts';
import { kindOfMail } from './kind-of-mail.ts';
import { type ReceivedMail, valuesOf } from './received-mail.ts';
import { hasNotification, splitAnswer } from './split-answer.ts';
import { splitQuoted } from './split-quoted.ts';

export type Outcome = 'joined' | 'answered' | 'undelivered' | 'unmatched' | 'automatic';
export type Received = {
  id: string;
  outcome: Outcome | null;
  /** Why the answer of a colleague was not sent on. */
  fault?: string | null;
  missing: { place: number; id: string; path: string }[];
};

// Room for a note about the files.
const WRITTEN = messageLimits.body - 1500;
const QUOTED = 200_000;
/** A longer one fits into no header that would refer to it. */
const MESSAGE_ID = 900;
/** Recipients that are looked at: somebody may list thousands. */
const MOST_RECIPIENTS = 50;

export type Signed = { submission: string; account?: string | null };

async function readColleagues(db: ServiceClient): Promise<string[]> {
  const { data, error } = await db.from('staff_roles').select('user_id');
  if (error) throw error;
  return data.map(({ user_id }) => user_id);
}

function memoize<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

// Postgres stores neither NUL nor half a character.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** The inquiry of the first address that we signed, and the colleague if it was signed for one. */
async function signedInquiry(
  db: ServiceClient,
  env: Environment,
  recipients: readonly string[],
): Promise<Signed | undefined> {
  const colleagues = memoize(() => readColleagues(db));
  for (const address of recipients.slice(0, MOST_RECIPIENTS)) {
    const submission = await inquiryOfAddress(env, address);
    if (submission !== undefined) return { submission };
    const answer = await answerOfAddress(env, address, colleagues);
    if (answer) return answer;
  }
  return undefined;
}

function ownAddresses(env: Environment): string[] {
  const sender = /<([^<>]+)>/.exec(env.MAIL_FROM ?? '')?.[1] ?? env.MAIL_FROM ?? '';
  const domain = inboundDomain(env);
  return [sender, ...(domain ? [`reply@${domain}`] : [])].map((each) => each.trim().toLowerCase());
}

const isOnInboundDomain = (env: Environment, address: string) =>
  inboundDomain(env) !== undefined && address.toLowerCase().endsWith(`@${inboundDomain(env)}`);

/** What the person wrote, what they quoted, and what no longer fits into the text. */
function textsOf(mail: ReceivedMail, isAnswer: boolean) {
  const { written, quoted } = (isAnswer ? splitAnswer : splitQuoted)(storable(mail.text));
  const [text, rest] = [written.slice(0, WRITTEN), written.slice(WRITTEN)];
  const below = [rest && `…${rest}`, quoted].filter(Boolean).join('\n\n');
  return {
    written: text.toWellFormed(),
    quoted: below.slice(0, QUOTED).toWellFormed(),
    isCut: mail.isCut || below.length > QUOTED,
  };
}

/** The same however the email travelled. A Message-ID alone is not enough: some programs repeat theirs. */
async function contentOf(mail: ReceivedMail, submission: string | undefined): Promise<string> {
  const { messageId, from, subject, text } = mail;
  const files = await Promise.all(
    mail.files.map(async ({ name, bytes }) => [name, bytes && (await digestOf(bytes))]),
  );
  const dates = valuesOf(mail, 'date');
  return JSON.stringify([messageId?.trim(), submission, from.address, dates, subject, text, files]);
}

async function keysOf(mail: ReceivedMail, deliveryId: string, submission: string | undefined) {
  // A server delivers an email once for each recipient.
  const delivery = submission === undefined ? deliveryId : `${deliveryId} ${submission}`;
  const names = [delivery, ...(mail.messageId ? [await contentOf(mail, submission)] : [])];
  return Promise.all(names.map(hashOfLinkToken));
}

async function storeFiles(
  db: ServiceClient,
  env: Environment,
  { id: folder, missing }: Received,
  files: readonly AcceptedFile[],
): Promise<void> {
  for (const { place, id } of missing) {
    const file = files[place - 1];
    if (file) await storeInquiryFile(db, env, { id, folder }, file);
  }
}

/**
 * Adds an email to the inquiry that it names, or to the unmatched mail. Repeatable: after a failure, the
 * next delivery continues.
 *
 * @param deliveryId the same for each delivery of the email
 */
export async function receive(
  db: ServiceClient,
  env: Environment,
  mail: ReceivedMail,
  deliveryId: string,
): Promise<Received & { answer?: Required<Signed> }> {
  const signed = await signedInquiry(db, env, mail.recipients);
  const isAnswer = signed?.account !== undefined;
  const { written, quoted, isCut } = textsOf(mail, isAnswer);
  const files = acceptFiles(mail.files);
  const kind = kindOfMail(mail, ownAddresses(env), signed !== undefined && written !== '');
  const isProven = isVerified(mail, env.INBOUND_AUTH_SERVER);
  const subject = oneLine(storable(mail.subject), messageLimits.subject);
  const messageId = storable(mail.messageId ?? '').trim();
  const { data, error } = await db.rpc('receive_mail', {
    mail: {
      keys: await keysOf(mail, deliveryId, signed?.submission),
      ...(signed && { submission: signed.submission }),
      ...(isAnswer && {
        answer: {
          account: signed.account,
          is_proven: isProven || !env.INBOUND_AUTH_SERVER,
          is_complete: files.refused.length === 0 && written.length + 1 < WRITTEN,
          has_notification: hasNotification(written),
        },
      }),
      ...(mail.failure && {
        failure: {
          message_keys: mail.failure.messageKeys,
          recipients: mail.failure.recipients,
          reason: oneLine(storable(mail.failure.reason), 300),
          ...(signed && !isAnswer && { submission: signed.submission }),
        },
      }),
      references: subject.match(/\b[\da-f]{8}\b/gi) ?? [],
      is_verified: isProven,
      is_automatic: isOnInboundDomain(env, mail.from.address) || kind === 'automatic',
      seems_automatic: kind === 'program',
      from_email: isEmailAddress(mail.from.address)
        ? mail.from.address
        : oneLine(storable(mail.from.address), EMAIL_MAX_LENGTH) || null,
      from_name: oneLine(storable(mail.from.name), 200),
      to_emails: [...new Set(mail.recipients.filter(isEmailAddress))].slice(
        0,
        messageLimits.recipients,
      ),
      subject,
      body: written,
      quoted,
      email_message_id:
        messageId.length <= MESSAGE_ID ? oneLine(messageId, MESSAGE_ID) || null : null,
      notes: notesAbout({ written, isCut }, files),
      files: files.accepted.map(({ name }) => name),
    },
  });
  if (error) throw error;
  const received = data as Received;
  await storeFiles(db, env, received, files.accepted);
  const { submission, account } = signed ?? {};
  return {
    ...received,
    ...(submission !== undefined && account !== undefined && { answer: { submission, account } }),
  };
}
