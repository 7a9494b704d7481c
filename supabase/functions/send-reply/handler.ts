import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, json, readJson } from '../_shared/http.ts';
import { sendReply as deliver } from '../_shared/reply/send-reply.ts';
import { RequestError } from '../_shared/request-error.ts';
import { serviceClient } from '../_shared/service-client.ts';

async function sendReply(request: Request, env: Environment): Promise<Response> {
  await requireRight(request, env, 'inquiries.write');
  const body = await readJson(request);
  const messageId =
    typeof body === 'object' && body && 'messageId' in body ? body.messageId : undefined;
  if (!isUuid(messageId))
    throw new RequestError(400, 'invalid_request', 'The body names no message.');
  const state = await deliver(serviceClient(env), env, messageId.toLowerCase());
  if (state === undefined)
    throw new RequestError(404, 'message_gone', 'There is no such sent message.');
  // A failed delivery is a result: the outbox has the reason, and drain-outbox retries it.
  return json(200, { success: true, state });
}

/**
 * Delivers the email of a message that was sent (`send_message`), for a person who waits. What this
 * misses, the drain delivers; however often both run, there is one email.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, () => sendReply(request, env));
}
