import { type FaqTopic, faqTopics } from '@expat-buddy/domain/faq/faq-calls';
import * as z from 'zod/mini';
import { id, required, status } from '#ui/inputs/form-rules.ts';

/** The limits of the database (faq_questions_*). */
export const faqSchema = z.object({
  id: id('visa'),
  title: required('the question', 200),
  topic: z.enum(faqTopics, 'Please choose a topic.'),
  answer: required('the answer', 4000),
  status,
});

export const emptyQuestion = {
  id: '',
  title: '',
  topic: 'before-you-come',
  answer: '',
  status: 'draft',
};

export const faqLabels = {
  title: 'Question',
  topic: 'Topic',
  answer: 'Answer',
  position: 'Position',
  status: 'Status',
};

export const topicNames: Readonly<Record<FaqTopic, string>> = {
  'before-you-come': 'Before you come',
  'inquiry-and-price': 'Inquiry and price',
  'on-the-way': 'On the way',
  'living-here': 'Living here',
  'your-data': 'Your data',
};

export const topicChoices = faqTopics.map((topic) => ({ id: topic, name: topicNames[topic] }));
