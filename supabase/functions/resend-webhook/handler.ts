import {
  type DeliveryFailure,
  endingOf,
  failureOf,
  type SubscriptionEnding,
} from '@expat-buddy/domain/newsletter/resend-event';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { oneLine } from '../_shared/mail/one-line.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { isSignedBySvix } from '../_shared/svix-signature.ts';

const MAX_BODY_CHARACTERS = 100_000;

async function endSubscriptions(
  db: ServiceClient,
  { addresses, status, reason }: SubscriptionEnding,
): Promise<void> {
  for (const address of addresses) {
    const { error } = await db.rpc('end_subscription', {
      address,
      as_status: status,
      reason: oneLine(reason, 300),
    });
    if (error) throw error;
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function noteFailure(db: ServiceClient, failed: DeliveryFailure): Promise<void> {
  const { error } = await db.rpc('note_failed_delivery', {
    failure: { ...failed, reason: oneLine(failed.reason, 300) },
  });
  if (error) throw error;
}

/**
 * Marks emails that came back, and sets subscribers aside whose address bounces, or who report spam. Called by Resend; only what it
 * signed counts. Idempotent, because Resend repeats deliveries.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const secret = env.RESEND_WEBHOOK_SECRET;
    if (!secret) return failure(404, 'No webhook is set up here.');
    const body = await request.text();
    const isShort = body.length <= MAX_BODY_CHARACTERS;
    if (!isShort || !(await isSignedBySvix(request.headers, body, secret))) {
      return failure(401, 'The signature is wrong.');
    }
    const event = parseJson(body);
    const [ending, failed] = [endingOf(event), failureOf(event)];
    const db = serviceClient(env);
    if (ending) await endSubscriptions(db, ending);
    if (failed) await noteFailure(db, failed);
    return json(200, { success: true, state: ending || failed ? 'done' : 'ignored' });
  });
}
