import type { MailErrorCode } from '@expat-buddy/domain/error/codes';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { storedCode } from '../_shared/mail/mail-errors.ts';
import { oneLine } from '../_shared/mail/one-line.ts';
import type { DeliveryEvent } from '../_shared/mail/providers/provider.ts';
import { providerAt, takeDelivery } from '../_shared/mail/providers/take-delivery.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

const reasons: Readonly<Record<DeliveryEvent['kind'], MailErrorCode>> = {
  bounced: 'email_came_back',
  undelivered: 'email_came_back',
  complained: 'email_reported_as_spam',
};

/** `Amel <amel@example.com>` */
const addressIn = (recipient: string) =>
  (/<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient).trim().toLowerCase();

function parseJson(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

async function endSubscriptions(
  db: ServiceClient,
  addresses: readonly string[],
  status: 'bounced' | 'unsubscribed',
  reason: string,
): Promise<void> {
  for (const address of addresses) {
    const { error } = await db.rpc('end_subscription', { address, as_status: status, reason });
    if (error) throw error;
  }
}

/** Idempotent, because providers repeat deliveries. */
async function record(db: ServiceClient, event: DeliveryEvent): Promise<void> {
  const { kind, mail, subject, recipients } = event;
  const addresses = recipients.map(addressIn);
  const reason = event.reason ? oneLine(event.reason, 300) : storedCode(reasons[kind]);
  if (kind === 'complained') return endSubscriptions(db, addresses, 'unsubscribed', reason);
  if (kind === 'bounced') await endSubscriptions(db, addresses, 'bounced', reason);
  const failed = { ...(mail && { mail }), recipients: addresses, ...(subject && { subject }) };
  const { error } = await db.rpc('note_failed_delivery', { failure: { ...failed, reason } });
  if (error) throw error;
}

/**
 * Marks emails that came back, and sets subscribers aside whose address bounces, or who report spam. Called by the mail
 * provider that the URL names; only what it signed counts.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const webhook = providerAt(request)?.events;
    if (!webhook) return failure(404, 'invalid_request', 'No webhook is set up here.');
    const delivery = await takeDelivery(request, env, webhook);
    if (delivery instanceof Response) return delivery;
    const event = webhook.event(parseJson(await delivery.body()));
    if (event) await record(serviceClient(env), event);
    return json(200, { success: true, state: event ? 'done' : 'ignored' });
  });
}
