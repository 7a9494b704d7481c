/** Text lengths in characters. */
export const sourceLimits = {
  sourceName: 200,
  sourceUrl: 500,
  sourceNote: 300,
  checkedBy: 100,
} as const;
