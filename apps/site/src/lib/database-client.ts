import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from './env.ts';
import { askServer } from './offline/connection.ts';

// The whole of supabase-js would be 51 kB more; visitors read and insert, no more.
export const client = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  fetch: askServer,
  headers: { apikey: env.publishableKey, Authorization: `Bearer ${env.publishableKey}` },
  // Its own pauses (1, 2, 4 s) would leave a visitor waiting 7 s for the message; the query client
  // retries faster.
  retry: false,
});
