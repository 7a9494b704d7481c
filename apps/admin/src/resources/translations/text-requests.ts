import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { SentText, TranslatedText } from './texts.ts';

export async function readTexts(
  table: string,
  ids: readonly string[],
  languages: readonly TranslationLanguage[],
): Promise<TranslatedText[]> {
  const { data, error, status } = await supabase.rpc('record_translations', {
    of_resource: table,
    of_records: [...ids],
    of_languages: [...languages],
  });
  if (error) throw toDataError({ status, body: error });
  return data as TranslatedText[];
}

/** Saves all texts or none. */
export async function saveTexts(texts: readonly SentText[]): Promise<void> {
  const { error, status } = await supabase.rpc('save_translations', { texts: [...texts] });
  if (error) throw toDataError({ status, body: error });
}
