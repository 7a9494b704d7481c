// Clients of the Supabase API for each kind of user.
import type { Database } from '@expat-buddy/domain/database.types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { apiUrl, password, publishableKey, serviceRoleKey } from './settings.ts';

type Client = SupabaseClient<Database>;
const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** Bypasses all policies: creates and deletes the data of a test. */
export const server = (): Client => createClient<Database>(apiUrl, serviceRoleKey, options);

/** A visitor, with the publishable key only. */
export const anonymous = (): Client => createClient<Database>(apiUrl, publishableKey, options);

export async function signedInAs(email: string, secret = password): Promise<Client> {
  const client = createClient<Database>(apiUrl, publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return client;
}
