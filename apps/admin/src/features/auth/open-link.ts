import type { SupabaseClient } from '@supabase/supabase-js';
import { unreachableSentence } from '#providers/auth/auth-sentences.ts';
import { createTemporaryClient } from '#providers/supabase.ts';
import type { MailLink } from './link-in-address.ts';

export type OpenedLink =
  | { status: 'open'; client: SupabaseClient; email: string }
  /** One of the two addresses of a change is confirmed. */
  | { status: 'half' }
  | { status: 'expired' }
  | { status: 'failed'; sentence: string };

/**
 * Uses the link's token, so call it at a click: scanners open every link in an email. The session stays in memory,
 * unless the client of the back office is given.
 */
export async function openLink(
  { type, tokenHash }: MailLink,
  client: SupabaseClient = createTemporaryClient(),
): Promise<OpenedLink> {
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  if (error?.name === 'AuthRetryableFetchError') {
    return { status: 'failed', sentence: unreachableSentence };
  }
  if (error) return { status: 'expired' };
  const email = data.session?.user.email;
  return email ? { status: 'open', client, email } : { status: 'half' };
}
