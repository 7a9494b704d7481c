/** Rows on one page of a public list. */
export const PER_PAGE = 24;
