import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { slug, status } from '../schema-fields.ts';
import { faqFields } from './fields.ts';
import { faqTopics } from './topics.ts';

export const faqQuestionSchema = z.object({
  id: slug('visa'),
  ...fieldSchemas(faqFields, { topic: z.enum(faqTopics, 'Please choose a topic.') }),
  status,
});
