import type { SupabaseClient } from '@supabase/supabase-js';
import { unreachableSentence } from '#providers/auth/auth-sentences.ts';
import { createTemporaryClient } from '#providers/supabase.ts';
import type { MailLink } from './link-in-address.ts';

export type OpenedLink =
  | { status: 'open'; client: SupabaseClient; email: string }
  | { status: 'expired' }
  | { status: 'failed'; sentence: string };

/** Verifies a link. Its session stays in memory only. */
export async function openLink(link: MailLink): Promise<OpenedLink> {
  if (link.kind === 'expired') return { status: 'expired' };
  const client: SupabaseClient = createTemporaryClient();
  const { data, error } =
    link.kind === 'tokens'
      ? await client.auth.setSession({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
        })
      : await client.auth.verifyOtp({ type: link.type, token_hash: link.tokenHash });
  if (error?.name === 'AuthRetryableFetchError') {
    return { status: 'failed', sentence: unreachableSentence };
  }
  const email = data.session?.user.email;
  return email ? { status: 'open', client, email } : { status: 'expired' };
}
