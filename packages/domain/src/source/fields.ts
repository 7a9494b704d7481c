import type { Field } from '../content/field.ts';

/** Where a statement comes from, in the order of the form. */
export const sourceFields = {
  source_name: {
    shape: 'text',
    limit: 200,
    tab: 'source',
    label: 'Source',
    name: 'Name of the source',
    help: 'Who says it, such as “Embassy of Algeria in Berlin”.',
    translated: true,
  },
  source_url: {
    shape: 'text',
    limit: 500,
    tab: 'source',
    label: 'Address of the source',
    help: 'The exact page, starting with https://.',
  },
  source_note: {
    shape: 'text',
    limit: 300,
    tab: 'source',
    label: 'Note on the source',
    help: 'Visitors see it: for example that the page shows no date.',
    translated: true,
  },
  checked_on: {
    shape: 'day',
    tab: 'source',
    label: 'Checked on',
    help: 'The day you compared the text with the page. After 90 days it is due for review.',
  },
  checked_by: {
    shape: 'text',
    limit: 100,
    tab: 'source',
    label: 'Checked by',
    help: 'Visitors see the name. Leave empty to show none.',
  },
} as const satisfies Readonly<Record<string, Field>>;
