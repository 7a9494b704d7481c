/** The kinds of search results, in display order. */
export const searchKinds = [
  'travel',
  'activity',
  'category',
  'vehicle',
  'service',
  'product',
  'event',
  'question',
  'guide',
  'entry-rule',
] as const;

export type SearchKind = (typeof searchKinds)[number];
