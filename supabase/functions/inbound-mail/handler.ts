import { inBackground } from '../_shared/background.ts';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { queueRefusedAnswer } from '../_shared/inquiry/refused-answer-mail.ts';
import { sendNotices } from '../_shared/inquiry/send-notices.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { smtp } from '../_shared/mail/providers/smtp.ts';
import { providerAt, takeDelivery } from '../_shared/mail/providers/take-delivery.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { sendReply } from '../_shared/reply/send-reply.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { readInbound } from './read-inbound.ts';
import { type Received, receive, type Signed } from './receive.ts';
import type { ReceivedMail } from './received-mail.ts';

const isMime = ({ headers }: Request) =>
  /^message\/rfc822\b/i.test(headers.get('content-type') ?? '');

/** The provider that the URL names, otherwise the mail server that posts the email itself. */
const inboundOf = (request: Request) =>
  (providerAt(request) ?? (isMime(request) ? smtp : undefined))?.inbound;

/** The email of a delivery, or the response to one without. */
async function takeMail(
  request: Request,
  env: Environment,
): Promise<{ mail: ReceivedMail; id: string } | Response> {
  const webhook = inboundOf(request);
  if (!webhook) return failure(404, 'invalid_request', 'No inbound mail is set up here.');
  const delivery = await takeDelivery(request, env, webhook);
  if (delivery instanceof Response) return delivery;
  if (!(await delivery.body()))
    return failure(413, 'invalid_request', 'The email is larger than 25 MB.');
  const inbound = await webhook.fetch(delivery, env);
  if (!inbound) return json(200, { success: true, state: 'ignored' });
  const mail = await readInbound(inbound);
  return mail
    ? { mail, id: inbound.id }
    : failure(422, 'invalid_request', 'This is not an email in MIME format.');
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
 * Receives emails for the reply addresses of inquiries from a mail provider. Any failure is answered with an error, so that the caller repeats the
 * delivery. The sender never gets an email in return.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const taken = await takeMail(request, env);
    if (taken instanceof Response) return taken;
    const db = serviceClient(env);
    try {
      const received = await receive(db, env, taken.mail, taken.id);
      await noteRefusedAnswer(db, env, received);
      inBackground(followUp(db, env, received));
      return json(200, { success: true, state: received.outcome ?? 'deleted' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'PT429') throw error;
      return failure(429, 'too_many_requests', 'Too many emails in a short time.');
    }
  });
}
