import type { Field } from '../content/field.ts';
import { sourceFields } from '../source/fields.ts';
import { guideTopics } from './topics.ts';

/** In the order of the form. */
export const guideEntryFields = {
  title: {
    shape: 'text',
    required: 'a title',
    limit: 200,
    tab: 'entry',
    label: 'Title',
    translated: true,
    search: 'title',
  },
  topic: { shape: 'choice', choices: guideTopics, tab: 'entry', label: 'Topic', inBulk: true },
  statement: {
    shape: 'text',
    limit: 2000,
    tab: 'entry',
    label: 'Statement',
    help: 'Only what the source says; leave empty when there is no source. Write a number to call as [17](tel:17).',
    rows: 4,
    translated: true,
    search: 'summary',
  },
  whom_to_ask: {
    shape: 'text',
    limit: 500,
    tab: 'entry',
    label: 'Whom to ask',
    help: 'Needed when there is no statement.',
    rows: 1,
    translated: true,
    search: 'summary',
  },
  place: {
    shape: 'text',
    limit: 100,
    tab: 'entry',
    label: 'City or region',
    help: 'Such as Oran; leave empty for the whole country.',
    translated: true,
    search: 'place',
    inBulk: true,
  },
  service_id: { shape: 'id', tab: 'entry', label: 'Service that helps', inBulk: true },
  ...sourceFields,
} as const satisfies Readonly<Record<string, Field>>;
