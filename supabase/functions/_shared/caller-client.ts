import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Environment, requiredSetting } from './http.ts';

/** A client that acts as the person whose token it carries: policies and guards hold for it. */
export type CallerClient = PostgrestClient<Database>;

export function callerClient(env: Environment, token: string): CallerClient {
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const key = requiredSetting(env, 'SUPABASE_ANON_KEY');
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    timeout: 10_000,
  });
}
