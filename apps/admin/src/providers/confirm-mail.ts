import { toDataError } from './database-errors.ts';
import { supabase } from './supabase.ts';

/** Says of an uncertain mail that it arrived: somebody found it in the mailbox. */
export async function confirmMail(mailId: string): Promise<void> {
  const { error, status } = await supabase.rpc('confirm_mail', { mail: mailId });
  if (error) throw toDataError({ status, body: error });
}
