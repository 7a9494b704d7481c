/** Text lengths in characters. */
export const entryRuleLimits = {
  title: 200,
  statement: 2000,
  whereToGet: 500,
  howLong: 300,
  cost: 300,
} as const;
