import type { Database } from '@expat-buddy/domain/database.types';
import { createClient } from '@supabase/supabase-js';
import { parseEnv } from './env.ts';
import { lostSession, withSession } from './auth/lost-session.ts';

export const env = parseEnv(import.meta.env as unknown as Record<string, string | undefined>);

/** Where the session is kept in localStorage. Tests that sign in by session write this key. */
const SESSION_KEY = 'expat-buddy-session';

/** A token the server calls expired although it is not by this computer's clock. */
async function renewToken(): Promise<boolean> {
  const { error } = await supabase.auth.refreshSession();
  return !error;
}

/** Does `work`, and once more with a renewed session whenever it is answered with 401. */
export const signedIn = <Value>(work: (attempt: number) => Promise<Value>) =>
  withSession(work, lostSession.isListenedTo() ? [renewToken, lostSession.askToSignIn] : []);

async function withCurrentToken(init: RequestInit = {}): Promise<RequestInit> {
  const { data } = await supabase.auth.getSession();
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${data.session?.access_token ?? env.publishableKey}`);
  return { ...init, headers };
}

const fetchSignedIn: typeof fetch = (input, init) => {
  const isAboutTheSession = String(input).startsWith(`${env.supabaseUrl}/auth/`);
  if (isAboutTheSession) return fetch(input, init);
  return signedIn(async (attempt) =>
    fetch(input, attempt === 0 ? init : await withCurrentToken(init)),
  );
};

export const supabase = createClient<Database>(env.supabaseUrl, env.publishableKey, {
  auth: {
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // Links from mails are read by the reset page alone, which also takes them out of the address bar.
    detectSessionInUrl: false,
  },
  global: { fetch: fetchSignedIn },
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
