/** The only reasons to reject a review, and to report one. A low rating is not one of them. */
export const reviewRules = [
  'insulting',
  'personal_data',
  'advertising',
  'off_topic',
  'unlawful',
] as const;

export type ReviewRule = (typeof reviewRules)[number];
