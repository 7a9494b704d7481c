/** How pages behave while they are looked at (spec sections 4 and 9). */

/** The header turns more opaque once the page is scrolled further than this. */
export const HEADER_SCROLLED_PX = 10;

/** The scroll-to-top button appears once the page is scrolled further than this. */
export const SCROLL_TO_TOP_PX = 300;

/** A card waits this long times its index before it fades in. */
export const CARD_STAGGER_MS = 100;

/** The part of a hero element that must be visible before it animates in. */
export const HERO_VISIBLE_THRESHOLD = 0.1;

/** How long lists and counts of travels stay fresh. */
export const TRAVELS_STALE_MS = 10 * 60 * 1000;

/** The key under which query data is kept in the browser. */
export const QUERY_CACHE_KEY = 'reactQuery';
