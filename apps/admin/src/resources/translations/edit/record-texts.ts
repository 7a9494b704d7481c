import { isLeft, keyOf, type TranslatedText } from '../texts.ts';
import type { TextEdits } from './text-edits.ts';

const NAMES = ['title', 'name', 'alt', 'tagline'];

/** The English title or name of the record, if it has one. */
export const titleOf = (texts: readonly TranslatedText[]) =>
  texts.find(({ field }) => NAMES.includes(field))?.source;

/** The next text on the page that is missing or outdated and not edited; after the last one, from the top. */
export function nextLeft(
  texts: readonly TranslatedText[],
  edits: TextEdits,
  current: string | undefined,
): TranslatedText | undefined {
  const place = texts.findIndex((text) => keyOf(text) === current);
  const after = [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))];
  return after.find((text) => isLeft(text) && !edits[keyOf(text)]);
}
