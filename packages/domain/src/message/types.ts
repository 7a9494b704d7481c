import type { Row } from '../supabase-client.ts';

/** A message that was sent, in either direction. */
export type Message = Pick<
  Row<'submission_messages'>,
  | 'id'
  | 'submission_id'
  | 'direction'
  | 'channel'
  | 'author_id'
  | 'from_email'
  | 'from_name'
  | 'to_emails'
  | 'subject'
  | 'body'
  | 'quoted'
  | 'language'
  | 'proposal_id'
  | 'mail_queued_at'
> & { sent_at: string };

/** A message of the caller that is not sent yet. */
export type MessageDraft = Pick<
  Row<'submission_messages'>,
  | 'id'
  | 'to_emails'
  | 'subject'
  | 'body'
  | 'language'
  | 'template_id'
  | 'proposal_id'
  | 'updated_at'
>;

/** What the composer writes. */
export type DraftValues = Omit<MessageDraft, 'id' | 'updated_at'>;
