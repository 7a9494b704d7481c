import { supabaseHttpClient } from 'ra-supabase';
import { toDataError } from './data/database-errors.ts';
import { env, signedIn, supabase } from './supabase.ts';

const send = supabaseHttpClient({ apiKey: env.publishableKey, supabaseClient: supabase });

export async function httpClient(url: string, options: RequestInit = {}) {
  try {
    return await signedIn(() => send(url, options));
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw toDataError(error);
  }
}
