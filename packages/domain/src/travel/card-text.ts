import { characterCount } from '../character-count.ts';

/** Limits of a travel card (specification, section 9). */
export const DESCRIPTION_CUT = 150;
export const CARD_HIGHLIGHTS = 4;
export const CARD_ACTIVITIES = 4;

/**
 * The description on a card: its first 150 characters and `...`, or all of a shorter one (specification, section 9).
 * Counts code points, so that an emoji is never cut in half.
 */
export function cutDescription(description: string): string {
  if (characterCount(description) <= DESCRIPTION_CUT) return description;
  return `${[...description].slice(0, DESCRIPTION_CUT).join('')}...`;
}
