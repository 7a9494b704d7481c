/** Text lengths in characters. */
export const guideEntryLimits = {
  title: 200,
  statement: 2000,
  whomToAsk: 500,
  place: 100,
} as const;
