/** The topics of the FAQ, in display order. */
export const faqTopics = [
  'before-you-come',
  'inquiry-and-price',
  'on-the-way',
  'living-here',
  'your-data',
] as const;

export type FaqTopic = (typeof faqTopics)[number];
