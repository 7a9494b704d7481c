import type { Field } from '../content/field.ts';
import { faqTopics } from './topics.ts';

/** In the order of the form. */
export const faqFields = {
  title: {
    shape: 'text',
    required: 'the question',
    limit: 200,
    tab: 'question',
    label: 'Question',
    translated: true,
    search: 'title',
  },
  topic: {
    shape: 'choice',
    choices: faqTopics,
    initial: 'before-you-come',
    tab: 'question',
    label: 'Topic',
    inBulk: true,
  },
  answer: {
    shape: 'text',
    required: 'the answer',
    limit: 4000,
    tab: 'question',
    label: 'Answer',
    help: 'Leave an empty line between paragraphs. Write a link as [trip planner](/services#trip-planner).',
    rows: 5,
    translated: true,
    search: 'summary',
  },
} as const satisfies Readonly<Record<string, Field>>;
