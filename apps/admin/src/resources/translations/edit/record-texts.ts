import { isLeft, keyOf, type TranslatedText } from '../texts.ts';
import type { TextEdits } from './text-edits.ts';

const NAMES = ['title', 'name', 'alt', 'tagline'];

/** What a record is called, if it says so in a text of its own. */
export const titleOf = (texts: readonly TranslatedText[]) =>
  texts.find(({ field }) => NAMES.includes(field))?.source;

/** The next text in the order of the page that is missing or outdated and not edited, from the top again. */
export function nextLeft(
  texts: readonly TranslatedText[],
  edits: TextEdits,
  current: string | undefined,
): TranslatedText | undefined {
  const place = texts.findIndex((text) => keyOf(text) === current);
  const after = [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))];
  return after.find((text) => isLeft(text) && !edits[keyOf(text)]);
}
