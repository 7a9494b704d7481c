// Clients of the Supabase API: as somebody signed in, as the server.
import type { Database } from '@expat-buddy/domain/database.types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { apiUrl, password, publishableKey, serviceRoleKey } from './settings.ts';

type Client = SupabaseClient<Database>;
const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** May do everything; for making and clearing a test's own data. */
export const server = (): Client => createClient<Database>(apiUrl, serviceRoleKey, options);

/** A visitor: the publishable key alone. */
export const anonymous = (): Client => createClient<Database>(apiUrl, publishableKey, options);

export async function signedInAs(email: string, secret = password): Promise<Client> {
  const client = createClient<Database>(apiUrl, publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return client;
}
