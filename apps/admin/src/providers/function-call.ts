import { FunctionsHttpError } from '@supabase/supabase-js';
import { toDataError } from './data/database-errors.ts';
import { supabase } from './supabase.ts';

/** Throws a DataError. */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown> = {},
): Promise<Answer | null> {
  const { data, error } = await supabase.functions.invoke<Answer>(name, { body });
  if (!error) return data;
  if (!(error instanceof FunctionsHttpError)) throw toDataError(error);
  const response = error.context as Response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw toDataError({ status: response.status, body: answer });
}
