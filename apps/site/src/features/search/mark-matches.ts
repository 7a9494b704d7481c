import { type FoldedLetter, foldLetters } from './fold-letters.ts';

/** A piece of a text; all pieces together are the text again. */
export type MarkedPart = { text: string; isMatch: boolean };

type Range = { start: number; end: number };

const wordsOf = (letters: FoldedLetter[]) =>
  letters
    .map(({ letter }) => letter)
    .join('')
    .split(' ')
    .filter((word) => word.length > 1);

// Shorter ones ("in", "de") occur everywhere and tell nothing when there are longer ones.
const TELLING_LENGTH = 4;

/** A longer word is looked for without the s of its plural too, as the search does. */
const numbersOf = (word: string) =>
  word.length > TELLING_LENGTH && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];

/** Where a word occurs in a text whose blanks do not count, beginning with the first letter of a word. */
function findAcrossBlanks(letters: FoldedLetter[], word: string): Range[] {
  const solid = letters.flatMap((letter, index) =>
    letter.letter === ' '
      ? []
      : [{ ...letter, isFirst: index === 0 || letters[index - 1]?.letter === ' ' }],
  );
  return find(solid, word).filter(({ index }) => solid[index]?.isFirst);
}

function find(letters: FoldedLetter[], word: string): (Range & { index: number })[] {
  const found: (Range & { index: number })[] = [];
  // One sign for each letter, or the index of a sign would not be the index of its letter.
  const signs = letters.map(({ letter }) => letter);
  const wanted = [...word];
  for (let index = 0; index + wanted.length <= signs.length; index += 1) {
    if (wanted.some((sign, offset) => signs[index + offset] !== sign)) continue;
    const [first, last] = [letters[index], letters[index + wanted.length - 1]];
    if (first && last) found.push({ index, start: first.start, end: last.end });
  }
  return found;
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/**
 * Splits a text into what a search term matches and what lies between. Compares as the search does:
 * without case and accents, in the common spellings ("Tipaza" marks "Tipasa"), "Boussaada" also as
 * "Bou Saâda". Returns plain text only: show it as text, and nothing in it can become markup.
 */
export function markMatches(text: string, term: string): MarkedPart[] {
  const letters = foldLetters(text);
  const termLetters = foldLetters(term);
  const words = wordsOf(termLetters);
  const telling = words.filter((word) => word.length >= TELLING_LENGTH);
  const whole = words.join('');
  const ranges = joined([
    ...(telling.length > 0 ? telling : words)
      .flatMap(numbersOf)
      .flatMap((word) => find(letters, word)),
    ...(whole === '' ? [] : findAcrossBlanks(letters, whole)),
  ]);
  const parts: MarkedPart[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    parts.push({ text: text.slice(position, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  parts.push({ text: text.slice(position), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

const LEAD_LENGTH = 90;
const KEPT_LEAD_LENGTH = 50;

/** The parts from shortly before the first match on, when that lies too far in for a short space. */
export function excerptFromMatch(parts: MarkedPart[]): MarkedPart[] {
  const [lead, ...rest] = parts;
  if (!lead || lead.isMatch || rest.length === 0 || lead.text.length <= LEAD_LENGTH) return parts;
  const kept = lead.text.slice(-KEPT_LEAD_LENGTH);
  // From the next whole word on, so that neither a word nor a letter is cut in two.
  return [{ text: `… ${kept.replace(/^\S*\s+/, '')}`, isMatch: false }, ...rest];
}
