import type { DatabaseClient, Row } from '../supabase-client.ts';

/** The topics of the questions, in the order the page shows them. */
export const faqTopics = [
  'before-you-come',
  'inquiry-and-price',
  'on-the-way',
  'living-here',
  'your-data',
] as const;

export type FaqTopic = (typeof faqTopics)[number];

/** `answer` is paragraphs separated by an empty line; `[words](/path)` in it makes a link. */
export type FaqQuestion = Pick<Row<'faq_questions'>, 'id' | 'topic' | 'title' | 'answer'>;

// More questions than a page can show; the API would cut at a thousand without a word.
const MOST_QUESTIONS = 500;

/** The published questions in the order staff gave them. Throws the client's error. */
export async function listFaqQuestions(client: DatabaseClient): Promise<FaqQuestion[]> {
  const { data, error } = await client
    .from('faq_questions')
    .select('id,topic,title,answer')
    .eq('status', 'published')
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .limit(MOST_QUESTIONS);
  if (error) throw error;
  return data;
}

/** The paragraphs of an answer. */
export function answerParagraphs(answer: string): string[] {
  return answer.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
}
