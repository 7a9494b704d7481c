import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** Marks an uncertain email as sent, after somebody found it in the mailbox. */
export async function confirmMail(mailId: string): Promise<void> {
  const { error, status } = await supabase.rpc('confirm_mail', { mail: mailId });
  if (error) throw toDataError({ status, body: error });
}
