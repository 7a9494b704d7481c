/** What polyfills.ts adds, by the names of MDN. */
export const polyfilled = [
  'Array.toSorted',
  'Array.toSpliced',
  'Array.toReversed',
  'Array.with',
  'Map.groupBy',
  'Promise.withResolvers',
  'String.isWellFormed',
  'String.toWellFormed',
  'URL.canParse',
] as const;
