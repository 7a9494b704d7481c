const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

// In this order: each one works on what the ones before it left.
const sounds: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['dj', 'j'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['ck', 'k'],
  ['sh', 'ch'],
  ['z', 's'],
  ['y', 'i'],
  ['q', 'k'],
  ['w', 'u'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
];

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The twin of the database's `private.fold_spelling`, which made the search texts: without the same
 * folding, "Béjaïa" or "Boussaâda" would find nothing.
 */
export function foldSpelling(text: string): string {
  let folded = text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/['`’‘ʼ\u0640\u064b-\u0652]+/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the database folds control characters too.
    .replace(/[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa0“”«»…–—·،؛؟]+/g, ' ');
  for (const [sound, letter] of sounds) folded = folded.replaceAll(sound, letter);
  for (const letter of letters) folded = folded.replaceAll(letter + letter, letter);
  return folded.trim();
}

/** The words of a search as the folded search texts spell them. */
export function foldedWords(search: string): string[] {
  return foldSpelling(search).split(' ').filter(Boolean);
}

/** The words as typed, letters and digits only: nothing in them can end a filter early. */
export function plainWords(search: string): string[] {
  return search.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}
