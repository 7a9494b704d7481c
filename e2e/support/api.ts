// Clients of the Supabase API: as a stranger, as somebody signed in, as the server.
import type { Database } from '@expat-buddy/domain/database.types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { accounts, apiUrl, password, publishableKey, serviceRoleKey } from './settings.ts';

type Client = SupabaseClient<Database>;
const options = { auth: { persistSession: false, autoRefreshToken: false } };

export const anonymous = (): Client => createClient<Database>(apiUrl, publishableKey, options);

/** May do everything; for making and clearing a test's own data. */
export const server = (): Client => createClient<Database>(apiUrl, serviceRoleKey, options);

export async function signedInAs(who: keyof typeof accounts): Promise<Client> {
  const client = anonymous();
  const { error } = await client.auth.signInWithPassword({ email: accounts[who], password });
  if (error) throw error;
  return client;
}
