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

const sounds: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['dj', 'j'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['ck', 'k'],
  ['z', 's'],
  ['y', 'i'],
  ['q', 'k'],
  ['w', 'u'],
];

/**
 * The twin of the database's `private.fold_spelling`, which made the search texts: without the same
 * folding, "Béjaïa" or "Boussaâda" would find nothing.
 */
export function foldSpelling(text: string): string {
  let folded = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the database folds control characters too.
    .replace(/[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f‘’“”«»…–—·]+/g, ' ');
  for (const [sound, letter] of sounds) folded = folded.replaceAll(sound, letter);
  return folded.replace(/(.)\1+/gs, '$1').trim();
}

/** The words of a search as the folded search texts spell them. */
export function foldedWords(search: string): string[] {
  return foldSpelling(search).split(' ').filter(Boolean);
}

/** The words as typed, letters and digits only: nothing in them can end a filter early. */
export function plainWords(search: string): string[] {
  return search.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}
