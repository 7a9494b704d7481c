import { FunctionsHttpError } from '@supabase/supabase-js';
import { DataError } from './data/data-error.ts';
import { toDataError } from './data/database-errors.ts';
import { raisedSentence } from './data/raised-sentences.ts';
import { supabase } from './supabase.ts';

/** Throws a sentence when the function refuses. */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown> = {},
): Promise<Answer | null> {
  const { data, error } = await supabase.functions.invoke<Answer>(name, { body });
  if (!error) return data;
  if (!(error instanceof FunctionsHttpError)) throw toDataError(error);
  const response = error.context as Response;
  const answer: unknown = await response.json().catch(() => undefined);
  const sentence = (answer as { error?: unknown } | undefined)?.error;
  if (typeof sentence !== 'string') throw toDataError({ status: response.status });
  throw new DataError(raisedSentence(sentence), response.status);
}
