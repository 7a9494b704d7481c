import { INQUIRY_FILES_BUCKET } from '@expat-buddy/domain/inquiry-file/limits';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import type { Mail, MailFile } from '../mail/mail.ts';
import type { QueuedMail } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { readFile } from '../stored-files.ts';
import { messageOfMail } from './reply-mail.ts';

async function filesOf(db: ServiceClient, env: Environment, messageId: string) {
  const { data, error } = await db
    .from('inquiry_files')
    .select('name,mime_type,path')
    .eq('message_id', messageId)
    .not('stored_at', 'is', null)
    .order('created_at')
    .order('id');
  if (error) throw error;
  return Promise.all(
    data.map(
      async ({ name, mime_type, path }): Promise<MailFile> => ({
        name,
        type: mime_type ?? 'application/octet-stream',
        bytes: await readFile(env, INQUIRY_FILES_BUCKET, path ?? ''),
      }),
    ),
  );
}

/** The last email that the customer sent, so that mailboxes keep the thread together. */
async function answeredEmail(db: ServiceClient, submissionId: string): Promise<string | undefined> {
  const { data, error } = await db
    .from('submission_messages')
    .select('email_message_id')
    .eq('submission_id', submissionId)
    .eq('direction', 'inbound')
    .not('email_message_id', 'is', null)
    .order('sent_at', { ascending: false })
    .limit(1);
  if (error) throw error;
  const id = data[0]?.email_message_id?.replaceAll(/[<>\s]/g, '');
  return id ? `<${id}>` : undefined;
}

async function senderName(db: ServiceClient): Promise<string> {
  const [company, office] = await Promise.all([
    readCompany(db),
    db.from('office_settings').select('reply_from_name').eq('id', 1).single(),
  ]);
  if (office.error) throw office.error;
  return office.data.reply_from_name || company.name;
}

/** Adds what the outbox does not store: the sender's name, the thread and the files. */
export async function replyFinisher(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const [files, inReplyTo, fromName] = await Promise.all([
    filesOf(db, env, messageOfMail(mail)),
    answeredEmail(db, mail.submission_id ?? ''),
    senderName(db),
  ]);
  return (ready: Mail): Mail => ({
    ...ready,
    fromName,
    files,
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
  });
}
