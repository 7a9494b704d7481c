import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { FaqQuestion } from './types.ts';

// More than the page can show; the API would truncate at 1,000 rows.
const MOST_QUESTIONS = 500;

/** The published questions by position. Throws the client's error. */
export async function listFaqQuestions(client: DatabaseClient): Promise<FaqQuestion[]> {
  const { data, error } = await client
    .from('faq_questions')
    .select(translatedColumns(client, 'id,topic,title~,answer~'))
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_QUESTIONS);
  if (error) throw error;
  return inLanguage(data);
}
