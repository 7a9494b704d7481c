import type { Database } from '@expat-buddy/domain/database.types';
import { createClient } from '@supabase/supabase-js';
import { parseEnv } from './env.ts';

export const env = parseEnv(import.meta.env as unknown as Record<string, string | undefined>);

/** Where the session is kept in localStorage. Tests that sign in by session write this key. */
export const SESSION_KEY = 'expat-buddy-session';

export const supabase = createClient<Database>(env.supabaseUrl, env.publishableKey, {
  auth: {
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // Links from mails are read by the reset page alone, which also takes them out of the address bar.
    detectSessionInUrl: false,
  },
});

/** A client that keeps its session in memory: a mail link must not sign anybody in by being opened. */
export function createPassingClient() {
  return createClient<Database>(env.supabaseUrl, env.publishableKey, {
    auth: {
      storageKey: `${SESSION_KEY}-passing`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
