import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { requireStaff } from '../_shared/caller.ts';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { Refusal } from '../_shared/refusal.ts';
import { queueReply } from '../_shared/reply/queue-replies.ts';
import { replyCopyKey, replyMailKey } from '../_shared/reply/reply-mail.ts';
import { serviceClient } from '../_shared/service-client.ts';

async function sendReply(request: Request, env: Environment): Promise<Response> {
  await requireStaff(request, env);
  const body = await readJson(request);
  const messageId =
    typeof body === 'object' && body && 'messageId' in body ? body.messageId : undefined;
  if (!isUuid(messageId)) throw new Refusal(400, 'The body names no message.');
  const db = serviceClient(env);
  const id = messageId.toLowerCase();
  if (!(await queueReply(db, env, id))) throw new Refusal(404, 'There is no such sent message.');
  const keys = [replyMailKey(id), replyCopyKey(id)];
  const states = await sendQueuedMails(db, keys, anyMailTransport(db, env));
  // A failed delivery is a result: the outbox has the reason, and drain-outbox retries it.
  return json(200, { success: true, state: states.get(replyMailKey(id)) ?? 'queued' });
}

/**
 * Delivers the email of a message that was sent (`send_message`), for a person who waits. What this
 * misses, the drain delivers; however often both run, there is one email.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    try {
      return await sendReply(request, env);
    } catch (error) {
      if (error instanceof Refusal) return failure(error.status, error.message);
      throw error;
    }
  });
}
