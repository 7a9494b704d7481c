import type { Database } from '@expat-buddy/domain/database.types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from './env.ts';

// The whole of supabase-js would add 51 kB to the first page; visitors read and insert, no more.
export const database = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.publishableKey, Authorization: `Bearer ${env.publishableKey}` },
  // Its own pauses (1, 2, 4 s) would leave a visitor waiting 7 s for the message; the query client
  // retries faster.
  retry: false,
});
