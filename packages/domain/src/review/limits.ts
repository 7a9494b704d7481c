/** Stars a review can have (specification, section 9); halves are allowed. */
export const STAR_SCALE = 5;

/** Fewer reviews have no average. */
export const FEWEST_FOR_AVERAGE = 3;

export const reviewLimits = {
  comment: { min: 10, max: 3000 },
  name: { max: 100 },
  answer: { max: 2000 },
  details: { max: 1000 },
} as const;
