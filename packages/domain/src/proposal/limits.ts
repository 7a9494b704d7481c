/** Lengths in characters and largest numbers, as the check constraints of `proposals` and `proposal_items` count them. */
export const proposalLimits = {
  title: 150,
  travellers: 150,
  lines: 40,
  line: 300,
  terms: 4000,
  declineReason: 1000,
  items: 100,
  itemTitle: 200,
  details: 1000,
  /** Below this. */
  quantity: 10_000,
  /** Below this, in minor units: 999,999,999.99. */
  unitPrice: 100_000_000_000,
  total: 100_000_000_000_000,
  /** Days from today on, for the default. */
  validDays: 14,
} as const;
