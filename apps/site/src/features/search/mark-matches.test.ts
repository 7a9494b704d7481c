import { expect, it } from 'vitest';
import { excerptFromMatch, markMatches } from './mark-matches.ts';

const marked = (text: string, term: string) =>
  markMatches(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  // Accents and case, composed or decomposed.
  ['Béjaïa and its cape', 'bejaia', '[Béjaïa] and its cape'],
  ['Béjaïa and its cape'.normalize('NFD'), 'BÉJAÏA', '[Béjaïa] and its cape'.normalize('NFD')],
  ['Bejaia', 'Béjaïa', '[Bejaia]'],
  ['À Sétif: l’été', 'ete', 'À Sétif: l’[été]'],
  // Letters that fold to two, and two that fold to one.
  ['Œuvres, ﬁsh, Straße', 'oeuvre', '[Œuvre]s, ﬁsh, Straße'],
  ['Œuvres, ﬁsh, Straße', 'fish', 'Œuvres, [ﬁsh], Straße'],
  ['🐪🐪 to Djémila 🏛', 'djemila', '🐪🐪 to [Djémila] 🏛'],
  ['Tipasa by the sea', 'Tipaza', '[Tipasa] by the sea'],
  ['Ghardaïa', 'gardaya', '[Ghardaïa]'],
  ['Timimoun', 'timimun', '[Timimoun]'],
  ['the M’Zab valley', 'mzab', 'the [M’Zab] valley'],
  ['the Mzab valley', "M'Zab", 'the [Mzab] valley'],
  ['Bou Saâda', 'boussaada', '[Bou Saâda]'],
  ['Boussaâda knives', 'bou-saada', '[Boussaâda] knives'],
  // Arabic: vowel signs, forms of alif, ta marbuta.
  ['القَصَبَة في الجزائر', 'القصبه', '[القَصَبَة] في الجزائر'],
  ['أسكرام', 'اسكرام', '[أسكرام]'],
  ['شاطئ في الصحراء', 'شاطي صحرا', '[شاطئ] في ال[صحراء]'],
  // Letters of Algeria and of other keyboards, Arabic digits, signs between digits.
  ['من ورقلة إلى تقرت', 'ورڨلة تڨرت', 'من [ورقلة] إلى [تقرت]'],
  ['ڤيلا في وهران', 'فيلا', '[ڤيلا] في وهران'],
  ['A 4×4 in the dunes', '4x4', 'A [4×4] in the dunes'],
  ['A 4 x 4 in the dunes', '٤×٤', 'A [4 x 4] in the dunes'],
  ['A 4x4 in the dunes', '4*4', 'A [4x4] in the dunes'],
  ['Bou\u00adSaâda', 'bousaada', '[Bou\u00adSaâda]'],
  // Several words, overlapping and neighbouring.
  ['Roman stones, Tipaza, a sea', 'tipaza roman', '[Roman] stones, [Tipaza], a sea'],
  ['Mountains and a mountain lake', 'mountains', '[Mountains] and a [mountain] lake'],
  ['Timgad', 'timgad imga', '[Timgad]'],
  // Short words count only if there are no others.
  ['Sea in the city', 'sea in the city', '[Sea in the city]'],
  ['A day in the inland sea', 'inland in', 'A day in the [inland] sea'],
  ['An RV for two', 'rv', 'An [RV] for two'],
])('%s, searched for %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

it.each(['', ' ', 'a', '%', '\\', '(', '.*', '🐪', '\u0000'])('marks nothing for %j', (term) => {
  expect(marked('A tale (of) 100% camels', term)).toBe('A tale (of) 100% camels');
});

it('keeps every character of the text for any term', () => {
  const text = '<img src=x onerror=alert(1)> & "Béjaïa"\u202e \ud83d e\u0301\u0301 ﷺ';
  for (const term of ['img', 'bejaia', 'alert 1', 'e', 'onerror=alert', 'é'.repeat(5000)]) {
    const parts = markMatches(text, term);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.every((part) => part.text !== '')).toBe(true);
  }
});

it('begins an excerpt with a whole word shortly before the first match', () => {
  const far = `${'A long way of words. '.repeat(6)}Then comes Béjaïa, and more.`;
  const [lead, match] = excerptFromMatch(markMatches(far, 'bejaia'));
  expect(lead?.text).toBe('… way of words. A long way of words. Then comes ');
  expect(match).toEqual({ text: 'Béjaïa', isMatch: true });
  const near = markMatches('On the way to Béjaïa', 'bejaia');
  expect(excerptFromMatch(near)).toEqual(near);
  const none = markMatches(far, 'oran');
  expect(excerptFromMatch(none)).toEqual(none);
});
