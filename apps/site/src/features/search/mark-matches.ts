import { type FoldedLetter, foldLetters } from './fold-letters.ts';

/** The concatenated parts are the text. */
export type MarkedPart = { text: string; isMatch: boolean };

type Range = { start: number; end: number };

const wordsOf = (letters: FoldedLetter[]) =>
  letters
    .map(({ letter }) => letter)
    .join('')
    .split(' ')
    .filter((word) => word.length > 1);

// Shorter words ("in", "de") are ignored if there are longer ones.
const TELLING_LENGTH = 4;

/** Also matches a longer word without its plural s, as the search does. */
const numbersOf = (word: string) =>
  word.length > TELLING_LENGTH && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];

/** Finds a word across spaces, from the beginning of a word on. */
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
  // One character per letter keeps the indices equal.
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
 * Splits a text into matches and the rest, like the search: ignores case and accents, uses the
 * common spellings ("Tipaza" marks "Tipasa"), and "Boussaada" also marks "Bou Saâda". Returns plain
 * text, never markup.
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

/** Starts shortly before the first match if it is far into the text. */
export function excerptFromMatch(parts: MarkedPart[]): MarkedPart[] {
  const [lead, ...rest] = parts;
  if (!lead || lead.isMatch || rest.length === 0 || lead.text.length <= LEAD_LENGTH) return parts;
  const kept = lead.text.slice(-KEPT_LEAD_LENGTH);
  // Cuts at a word boundary.
  return [{ text: `… ${kept.replace(/^\S*\s+/, '')}`, isMatch: false }, ...rest];
}
