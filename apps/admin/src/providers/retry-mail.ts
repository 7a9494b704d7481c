import { FunctionsHttpError } from '@supabase/supabase-js';
import { DataError } from './data-error.ts';
import { toDataError } from './database-errors.ts';
import { supabase } from './supabase.ts';

/**
 * Asks the edge function `retry-mail` to send a mail once more. Answers whether it went out; throws a
 * sentence when the function refuses.
 */
export async function retryMail(mailId: string): Promise<boolean> {
  const { data, error } = await supabase.functions.invoke<{ success: boolean }>('retry-mail', {
    body: { mailId },
  });
  if (!error) return data?.success === true;
  if (!(error instanceof FunctionsHttpError)) throw toDataError(error);
  const response = error.context as Response;
  const answer: unknown = await response.json().catch(() => undefined);
  const sentence = (answer as { error?: unknown } | undefined)?.error;
  if (typeof sentence !== 'string') throw toDataError({ status: response.status });
  throw new DataError(sentence, response.status);
}
