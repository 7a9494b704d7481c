import type { ServiceClient } from '../service-client.ts';
import { VISITOR_MAIL } from './inquiry-mails.ts';

const LIMIT = 5;
const PERIOD_MS = 60 * 60 * 1000;

/**
 * Limits receipts per address: anyone can enter anyone's address, and the form must not flood a
 * stranger's mailbox.
 */
export async function acceptsAcknowledgement(db: ServiceClient, email: string): Promise<boolean> {
  const { data, error } = await db
    .from('mail_outbox')
    .select('id')
    .eq('kind', VISITOR_MAIL)
    .eq('to_email', email)
    .gt('created_at', new Date(Date.now() - PERIOD_MS).toISOString())
    .limit(LIMIT);
  if (error) throw error;
  return data.length < LIMIT;
}
