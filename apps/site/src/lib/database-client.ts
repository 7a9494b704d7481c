import type { Database } from '@expat-buddy/domain/database.types';
import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { PostgrestClient } from '@supabase/postgrest-js';
import { locale } from '#messages/locale.ts';
import { env } from './env.ts';
import { trackedFetch } from './offline/connection.ts';

// The whole of supabase-js would be 51 kB more; visitors only read and insert.
const api = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  fetch: trackedFetch,
  headers: { apikey: env.publishableKey, Authorization: `Bearer ${env.publishableKey}` },
  // Its retries (after 1, 2 and 4 s) would delay the error message by 7 s. TanStack Query retries
  // faster.
  retry: false,
});

/** Reads texts in the page's language. */
export const client = withLanguage(api, locale.language);
