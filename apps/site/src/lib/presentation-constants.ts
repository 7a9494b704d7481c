/** Specification, sections 4 and 9. */

export const HEADER_SCROLLED_PX = 10;

export const SCROLL_TO_TOP_PX = 300;

/** Per index. */
export const CARD_STAGGER_MS = 100;

export const HERO_VISIBLE_THRESHOLD = 0.1;

export const TRAVELS_STALE_MS = 10 * 60 * 1000;

/** The localStorage key of the persisted query data. */
export const QUERY_CACHE_KEY = 'reactQuery';

/** The entry of localStorage that holds the visitor's plan. */
export const PLAN_ENTRY = 'plan';

/** The entry that holds which of its items are compared. */
export const COMPARED_ENTRY = 'comparedItems';
