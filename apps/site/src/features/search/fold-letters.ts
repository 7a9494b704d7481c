/** A folded letter with its range in the text (UTF-16 indices). */
export type FoldedLetter = { letter: string; start: number; end: number };

const SILENT = /^['`’‘ʼ\u0621\u0640\p{M}\p{Cf}]$/u;
const WORD_SIGN = /^[\p{L}\p{N}]$/u;

const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

// Ordered: each rule applies to the result of the one before.
const pairs: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['dj', 'j'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['ck', 'k'],
  ['sh', 'ch'],
];

const singles: Readonly<Record<string, string>> = {
  z: 's',
  y: 'i',
  q: 'k',
  w: 'u',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
};

/** What Algeria writes for g, v, p and ch, what Persian keyboards have, and Arabic digits. */
const alike = new Map([
  ...[...'ڨگڭݣڧڤڥڢپچڃژکڪیۍہھە'].map(
    (sign, at) => [sign, 'قققققفففبججزككييههه'.charAt(at)] as const,
  ),
  ...[...'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((sign, at) => [sign, String(at % 10)] as const),
]);

/** In "4×4", "4*4" and "4 x 4". */
const TIMES = /(?<=\p{Nd}) ?[xX*×✕✖⨯] ?(?=\p{Nd})/gu;

/** Lower case, without accents; punctuation becomes a space. */
function plainLetters(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  const times = new Map([...text.matchAll(TIMES)].map(({ index, 0: found }) => [index, found]));
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    const joined = times.get(start);
    const last = letters.at(-1);
    if (joined !== undefined) {
      letters.push({ letter: 'x', start, end: start + joined.length });
    } else if (SILENT.test(sign)) {
      // A combining accent belongs to the letter before it.
      if (last && last.letter !== ' ') last.end = end;
    } else if (!last || last.end <= start) {
      const plain = sign.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
      for (const part of [...plain].flatMap((each) => [...(ligatures[each] ?? each)])) {
        const letter = alike.get(part) ?? part;
        letters.push({ letter: WORD_SIGN.test(letter) ? letter : ' ', start, end });
      }
    }
    start = end;
  }
  return letters;
}

function replacePair(letters: FoldedLetter[], [from, to]: readonly [string, string]) {
  const result: FoldedLetter[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const [one, next] = [letters[index], letters[index + 1]];
    if (!one) break;
    if (!next || one.letter + next.letter !== from) {
      result.push(one);
      continue;
    }
    for (const letter of to) result.push({ letter, start: one.start, end: next.end });
    index += 1;
  }
  return result;
}

/**
 * Folds text like `private.fold_spelling()` in the database, and keeps the position of each letter:
 * ignores case, accents and the common spellings of Algerian names in Latin script.
 */
export function foldLetters(text: string): FoldedLetter[] {
  const paired = pairs.reduce(replacePair, plainLetters(text));
  const folded: FoldedLetter[] = [];
  for (const { letter, start, end } of paired) {
    const plain = singles[letter] ?? letter;
    const last = folded.at(-1);
    if (last?.letter === plain && /[a-z]/.test(plain)) last.end = end;
    else folded.push({ letter: plain, start, end });
  }
  return folded;
}
