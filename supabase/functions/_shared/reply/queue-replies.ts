import { toLanguage } from '@expat-buddy/domain/language/languages';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { siteUrlOf } from '../inquiry/queue-inquiry-mails.ts';
import { queueMails } from '../outbox.ts';
import { report } from '../report.ts';
import type { ServiceClient } from '../service-client.ts';
import { replyMails } from './reply-mail.ts';

async function readReply(db: ServiceClient, messageId: string) {
  const { data, error } = await db
    .from('submission_messages')
    .select(
      'id,submission_id,to_emails,subject,body,language,submission:contact_submissions(email),author:profiles(full_name),proposal:proposals(title,total_minor,currency,valid_until)',
    )
    .eq('id', messageId)
    .eq('direction', 'outbound')
    .eq('channel', 'email')
    .not('sent_at', 'is', null)
    .maybeSingle();
  if (error) throw error;
  return (
    data && {
      ...data,
      language: toLanguage(data.language),
      authorName: data.author?.full_name ?? '',
      customerEmail: data.submission.email,
    }
  );
}

async function readReplySettings(db: ServiceClient) {
  const { data, error } = await db
    .from('office_settings')
    .select('reply_to,reply_signatures')
    .eq('id', 1)
    .single();
  if (error) throw error;
  return data;
}

/** Queues the emails of a sent message. Idempotent; false if there is no such message. */
export async function queueReply(
  db: ServiceClient,
  env: Environment,
  messageId: string,
): Promise<boolean> {
  const [reply, settings] = await Promise.all([readReply(db, messageId), readReplySettings(db)]);
  if (!reply) return false;
  const company = await readCompany(db, reply.language);
  const [mail, ...copies] = replyMails(reply, settings, siteUrlOf(env), company);
  // Two servers may write the same mail: the message's id decides, as its index is checked first.
  const queued = await db
    .from('mail_outbox')
    .upsert([mail], { onConflict: 'id', ignoreDuplicates: true });
  if (queued.error) throw queued.error;
  await queueMails(db, copies);
  const { error } = await db
    .from('submission_messages')
    .update({ mail_queued_at: new Date().toISOString() })
    .eq('id', messageId)
    .is('mail_queued_at', null);
  if (error) throw error;
  return true;
}

/** Queues the emails of messages whose author's browser could not ask for it. */
export async function queueForgottenReplies(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('unmailed_messages');
  if (error) throw error;
  for (const id of data) {
    // A failure does not delay the others.
    await queueReply(db, env, id).catch((failed) =>
      report(`The email of the message ${id} could not be written.`, failed),
    );
  }
}
