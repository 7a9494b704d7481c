import * as z from 'zod/mini';
import { requiredText, slug, status } from '../schema-fields.ts';
import { faqTopics } from './topics.ts';

export const faqQuestionSchema = z.object({
  id: slug('visa'),
  title: requiredText('the question', 200),
  topic: z.enum(faqTopics, 'Please choose a topic.'),
  answer: requiredText('the answer', 4000),
  status,
});
