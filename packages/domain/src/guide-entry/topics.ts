/** The topics of the guide, in display order. */
export const guideTopics = [
  'housing',
  'papers',
  'schools',
  'health',
  'driving',
  'money',
  'emergencies',
] as const;

export type GuideTopic = (typeof guideTopics)[number];
