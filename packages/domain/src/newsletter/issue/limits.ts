/** The longest texts of an issue, in characters, and the longest lists. */
export const issueLimits = {
  subject: 150,
  preheader: 200,
  text: 5000,
  image: 500,
  alt: 300,
  caption: 300,
  tripsTitle: 150,
  trips: 6,
  blocks: 30,
} as const;
