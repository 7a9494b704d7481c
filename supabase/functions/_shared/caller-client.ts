import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Environment, requiredSetting } from './http.ts';

/** A client with the token of the caller, whose policies and guards apply. */
export type CallerClient = PostgrestClient<Database>;

export function callerClient(env: Environment, token: string): CallerClient {
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const key = requiredSetting(env, 'SUPABASE_ANON_KEY');
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    timeout: 10_000,
  });
}
