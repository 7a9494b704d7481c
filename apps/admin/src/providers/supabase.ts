import type { Database } from '@expat-buddy/domain/database.types';
import { createClient } from '@supabase/supabase-js';
import { lostSession, withSession } from './auth/lost-session.ts';
import { parseEnv } from './env.ts';

export const env = parseEnv(import.meta.env as unknown as Record<string, string | undefined>);

/** The localStorage key. Tests that sign in by session write it. */
const SESSION_KEY = 'expat-buddy-session';

/** For a token that has expired by the server's clock but not by this computer's. */
async function renewToken(): Promise<boolean> {
  const { error } = await supabase.auth.refreshSession();
  return !error;
}

export const signedIn = <Value>(work: (attempt: number) => Promise<Value>) =>
  withSession(work, lostSession.hasListeners() ? [renewToken, lostSession.askToSignIn] : []);

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
    // Only the sign-in pages read links from emails, and remove them from the address bar.
    detectSessionInUrl: false,
  },
  global: { fetch: fetchSignedIn },
});

/** Keeps its session in memory: opening an email's link must not sign anybody in. */
export function createTemporaryClient() {
  return createClient<Database>(env.supabaseUrl, env.publishableKey, {
    auth: {
      storageKey: `${SESSION_KEY}-temporary`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
