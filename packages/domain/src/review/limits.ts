/** Stars a review can have (spec section 9); halves are allowed. */
export const STAR_SCALE = 5;
