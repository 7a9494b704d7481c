import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Environment, requiredSetting } from './http.ts';

export type ServiceClient = PostgrestClient<Database>;

/** Bypasses row-level security. Only for decisions of the server itself. */
export function serviceClient(env: Environment): ServiceClient {
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    timeout: 10_000,
  });
}
