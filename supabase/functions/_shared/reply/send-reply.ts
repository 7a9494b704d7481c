import type { Environment } from '../http.ts';
import { anyMailTransport } from '../mail/mail-links.ts';
import { sendQueuedMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { queueReply } from './queue-replies.ts';
import { replyCopyKey, replyMailKey } from './reply-mail.ts';

/** Delivers the email of a sent message. @returns its state; undefined if there is no such message */
export async function sendReply(
  db: ServiceClient,
  env: Environment,
  messageId: string,
): Promise<string | undefined> {
  if (!(await queueReply(db, env, messageId))) return undefined;
  const keys = [replyMailKey(messageId), replyCopyKey(messageId)];
  const states = await sendQueuedMails(db, keys, anyMailTransport(db, env));
  return states.get(replyMailKey(messageId)) ?? 'queued';
}
