import type { Row } from '../supabase-client.ts';

/** `answer` has paragraphs separated by an empty line, and links such as `[text](/path)`. */
export type FaqQuestion = Pick<Row<'faq_questions'>, 'id' | 'topic' | 'title' | 'answer'>;
