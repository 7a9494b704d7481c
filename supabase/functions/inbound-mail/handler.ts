import { inBackground } from '../_shared/background.ts';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { queueRefusedAnswer } from '../_shared/inquiry/refused-answer-mail.ts';
import { sendNotices } from '../_shared/inquiry/send-notices.ts';
import { digestOf } from '../_shared/link-token.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { readBytes } from '../_shared/read-bytes.ts';
import { sendReply } from '../_shared/reply/send-reply.ts';
import { isSame } from '../_shared/server-caller.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { isSignedBySvix } from '../_shared/svix-signature.ts';
import { fetchFromResend } from './fetch-from-resend.ts';
import { readMime } from './read-mime.ts';
import { type Received, receive, type Signed, withEnvelope } from './receive.ts';
import type { ReceivedMail } from './received-mail.ts';

/** As large as mailboxes send. */
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_EVENT_CHARACTERS = 500_000;

type Delivery = { mail: ReceivedMail; id: string };

const notSetUp = () => failure(404, 'No inbound mail is set up here.');
const tooLarge = () => failure(413, 'The email is larger than 25 MB.');

/** An email in MIME format, from a mail server that knows the secret. */
async function takeMime(request: Request, env: Environment): Promise<Delivery | Response> {
  const secret = env.INBOUND_MAIL_SECRET;
  if (!secret) return notSetUp();
  const given = request.headers.get('x-inbound-secret');
  if (!given || !(await isSame(given, secret))) return failure(401, 'The secret is wrong.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return tooLarge();
  const bytes = await readBytes(request, MAX_BYTES);
  if (!bytes) return tooLarge();
  try {
    const mail = withEnvelope(await readMime(bytes), request.headers);
    return { mail, id: `content:${await digestOf(bytes)}` };
  } catch {
    return failure(422, 'This is not an email in MIME format.');
  }
}

function announcedMail(body: string): string | undefined {
  try {
    const event = JSON.parse(body) as { type?: unknown; data?: { email_id?: unknown } };
    const id = event?.type === 'email.received' ? event.data?.email_id : undefined;
    return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Resend announces an email, without its content. https://resend.com/docs/dashboard/receiving/introduction */
async function takeWebhook(request: Request, env: Environment): Promise<Delivery | Response> {
  const secret = env.RESEND_INBOUND_SECRET;
  if (!secret) return notSetUp();
  const body = await request.text();
  const isShort = body.length <= MAX_EVENT_CHARACTERS;
  if (!isShort || !(await isSignedBySvix(request.headers, body, secret))) {
    return failure(401, 'The signature is wrong.');
  }
  const id = announcedMail(body);
  if (id === undefined) return json(200, { success: true, state: 'ignored' });
  return { mail: await fetchFromResend(env, id, MAX_BYTES), id: `resend:${id}` };
}

/** What the drain would do within a minute. */
async function followUp(db: ServiceClient, env: Environment, received: Received): Promise<void> {
  if (received.outcome === 'joined') await sendNotices(db, env);
  if (received.outcome === 'answered') await sendReply(db, env, received.id);
}

/** Written before the delivery is confirmed, so that a failure is repeated. */
async function noteRefusedAnswer(
  db: ServiceClient,
  env: Environment,
  { id, outcome, fault = null, answer }: Received & { answer?: Required<Signed> },
): Promise<void> {
  if (outcome !== 'unmatched' || !answer) return;
  const key = await queueRefusedAnswer(db, env, { id, fault, ...answer });
  inBackground(sendQueuedMails(db, [key], anyMailTransport(db, env)));
}

/**
 * Receives emails for the reply addresses of inquiries: from Resend's webhook, or as `message/rfc822`
 * from another mail server. Any failure is answered with an error, so that the caller repeats the
 * delivery. The sender never gets an email in return.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const isMime = /^message\/rfc822\b/i.test(request.headers.get('content-type') ?? '');
    const delivery = await (isMime ? takeMime(request, env) : takeWebhook(request, env));
    if (delivery instanceof Response) return delivery;
    const db = serviceClient(env);
    try {
      const received = await receive(db, env, delivery.mail, delivery.id);
      await noteRefusedAnswer(db, env, received);
      inBackground(followUp(db, env, received));
      return json(200, { success: true, state: received.outcome ?? 'deleted' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'PT429') throw error;
      return failure(429, 'Too many emails in a short time.', { 'retry-after': '3600' });
    }
  });
}
