import { supabaseHttpClient } from 'ra-supabase';
import { translated } from '#i18n/t.ts';
import { errorMessage } from '../errors/error-message.ts';
import { env, signedIn, supabase } from '../supabase.ts';
import { DataError, type FieldErrors } from './data-error.ts';
import { toDataError } from './database-errors.ts';

const send = supabaseHttpClient({ apiKey: env.publishableKey, supabaseClient: supabase });

type Failure = { status?: number; body?: { field?: string; errors?: FieldErrors } };

/** The field that the function names, or the messages of the shared schema by field. */
function fieldErrors(message: string, { field, errors }: NonNullable<Failure['body']>) {
  if (field) return { [field]: message };
  return (
    errors &&
    Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, translated(text)]))
  );
}

function accountsError(error: unknown): DataError {
  const { status = 0, body } = (error ?? {}) as Failure;
  const message = errorMessage(body);
  if (!body || !message || status >= 500) return toDataError(error);
  return new DataError(message, status, fieldErrors(message, body));
}

export async function accountsClient(url: string, options: RequestInit = {}) {
  try {
    return await signedIn(() => send(url, options));
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw accountsError(error);
  }
}
