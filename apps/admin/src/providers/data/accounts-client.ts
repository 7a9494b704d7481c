import { supabaseHttpClient } from 'ra-supabase';
import { env, signedIn, supabase } from '../supabase.ts';
import { DataError, type FieldErrors } from './data-error.ts';
import { toDataError } from './database-errors.ts';
import { raisedErrors, raisedSentence } from './raised-sentences.ts';

const send = supabaseHttpClient({ apiKey: env.publishableKey, supabaseClient: supabase });

type Refusal = { status?: number; body?: { message?: unknown; errors?: FieldErrors } };

/** The function's refusals are sentences with the fields they concern. */
function accountsError(error: unknown): DataError {
  const { status = 0, body } = (error ?? {}) as Refusal;
  const isSentence = typeof body?.message === 'string' && status >= 400 && status < 500;
  if (!isSentence) return toDataError(error);
  return new DataError(
    raisedSentence(String(body?.message)),
    status,
    body?.errors && raisedErrors(body.errors),
  );
}

export async function accountsClient(url: string, options: RequestInit = {}) {
  try {
    return await signedIn(() => send(url, options));
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw accountsError(error);
  }
}
