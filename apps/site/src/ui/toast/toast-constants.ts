/** Specification, sections 4 and 9. In milliseconds and pixels. */
export const TOAST_DURATION_MS = 5000;
/** Enough to hear what happened, to decide and to reach the button by keyboard. */
export const TOAST_WITH_ACTION_MS = 20_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_VIEWPORT_HOTKEY = 'F8';
