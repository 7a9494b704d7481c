import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Environment, requiredSetting } from './http.ts';

export type ServiceClient = PostgrestClient<Database>;

/** A client that no row-level policy holds back. Only for what the server decides by itself. */
export function serviceClient(env: Environment): ServiceClient {
  const url = requiredSetting(env, 'SUPABASE_URL').replace(/\/+$/, '');
  const key = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    timeout: 10_000,
  });
}
