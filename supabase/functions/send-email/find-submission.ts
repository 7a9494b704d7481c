import { submissionFields } from '@expat-buddy/domain/inquiry/fields';
import { NOTIFICATION_WINDOW_MS } from '@expat-buddy/domain/inquiry/limits';
import type { InquiryNotification } from '@expat-buddy/domain/inquiry/types';
import type { ServiceClient } from '../_shared/service-client.ts';

/** More than the rate limits let one address send within the window. */
const MOST = 50;

/**
 * The id of the newest recent submission with exactly these ten fields (specification, section 7), or null. The mails of a
 * submission are queued once, so a repeated call sends none.
 */
export async function findSubmission(
  db: ServiceClient,
  notification: InquiryNotification,
): Promise<string | null> {
  // Compared here: a message would make the URL too long.
  const { data, error } = await db
    .from('contact_submissions')
    .select('*')
    .eq('email', notification.email)
    .gte('created_at', new Date(Date.now() - NOTIFICATION_WINDOW_MS).toISOString())
    .order('created_at', { ascending: false })
    .limit(MOST);
  if (error) throw error;
  const isSame = (row: (typeof data)[number]) =>
    submissionFields.every((field) => row[field] === notification[field]);
  return data.find(isSame)?.id ?? null;
}
