import type { LostReason } from '../inquiry/lost-reasons.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';
import type { DraftValues, Message, MessageDraft } from './types.ts';

const UNIQUE_VIOLATION = '23505';

/** More than one inquiry has; the API would truncate at 1,000 rows. */
const MOST_MESSAGES = 1000;

/** The messages of an inquiry, oldest first. Throws the client's error. */
export async function listMessages(
  client: DatabaseClient,
  submissionId: string,
): Promise<Message[]> {
  const { data, error } = await client
    .from('submission_messages')
    .select(
      'id,submission_id,direction,channel,author_id,from_email,from_name,to_emails,subject,body,quoted,language,proposal_id,mail_queued_at,sent_at',
    )
    .eq('submission_id', submissionId)
    .not('sent_at', 'is', null)
    .order('sent_at', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_MESSAGES);
  if (error) throw error;
  return data as Message[];
}

/** The caller's draft of a reply to an inquiry. Throws the client's error. */
export async function getDraft(
  client: DatabaseClient,
  submissionId: string,
): Promise<MessageDraft | null> {
  // Only the author of a draft reads it.
  const { data, error } = await client
    .from('submission_messages')
    .select('id,to_emails,subject,body,language,template_id,proposal_id,updated_at')
    .eq('submission_id', submissionId)
    .is('sent_at', null)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/**
 * Saves a draft under an id made by the browser, so that a retry is harmless. Returns false if it was
 * sent or deleted, or the author has another draft, for example in a second tab.
 * @throws the client's error
 */
export async function saveDraft(
  client: DatabaseClient,
  draft: { id: string; submission_id: string },
  values: DraftValues,
): Promise<boolean> {
  const update = () =>
    client.from('submission_messages').update(values).eq('id', draft.id).select('id');
  const updated = await update();
  if (updated.error) throw updated.error;
  if (updated.data.length > 0) return true;
  const { error } = await client.from('submission_messages').insert({ ...draft, ...values });
  if (error?.code === UNIQUE_VIOLATION) return false;
  if (error) throw error;
  return true;
}

type Sending = {
  nextStatus: Row<'contact_submissions'>['status'] | null;
  /** With the status `lost`. */
  lostReason?: LostReason | undefined;
  isConfirmed: boolean;
};

/**
 * Sends a draft, sets the status of its inquiry (null keeps it), and makes the caller its owner if it
 * had none. Repeating it is harmless.
 * @throws the client's error; code `PT409` if somebody replied within the last minute
 */
export async function sendMessage(
  client: DatabaseClient,
  id: string,
  { nextStatus, lostReason, isConfirmed }: Sending,
): Promise<void> {
  const { error } = await client.rpc('send_message', {
    message: id,
    // Generated types do not know that an argument may be null.
    next_status: nextStatus as Row<'contact_submissions'>['status'],
    is_confirmed: isConfirmed,
    ...(lostReason && { lost_because: lostReason }),
  });
  if (error) throw error;
}
