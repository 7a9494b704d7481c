import { expect, it } from 'vitest';
import type { TranslationLanguage } from '../language/languages.ts';
import { numberDifferences } from './number-differences.ts';

it.each<[TranslationLanguage, string, string]>([
  ['fr', 'From 12 000 DA', 'À partir de 12\u202f000 DA'],
  ['fr', 'Tuesday to Friday from 9 to 3', 'du mardi au vendredi, de 9 h à 15 h'],
  ['fr', 'open from 08:30 to 19:00', 'ouvert de 8 h 30 à 19 h'],
  ['fr', '0.5 hours, 3.5 hours', '30 min, 3 h 30'],
  ['fr', 'in the 11th century', 'au XIᵉ siècle'],
  ['fr', 'a four-by-four', 'un 4x4'],
  ['fr', '5 nights, 25 guests, 20,000 DA', 'cinq nuits, vingt-cinq invités, vingt mille DA'],
  ['fr', 'about 1.5 million', 'environ 1,5 million'],
  ['ar', 'Day 3 of 4', 'اليوم ٣ من ٤'],
  ['ar', '2 nights in a guesthouse', 'ليلتان في دار ضيافة'],
  ['ar', '1 to 2 working days', 'يوم عمل إلى يومين'],
  ['ar', 'Two 4x4s with fuel', 'سيارتان رباعيتا الدفع مع الوقود'],
  ['ar', 'By 4x4 for 5 days', 'بسيارة رباعية الدفع طيلة خمسة أيام'],
  ['ar', '40,000 visitors', '40 ألف زائر'],
  ['ar', '2,000 metres and 200 km', 'ألفا متر ومئتا كم'],
  ['ar', '3.5 hours of driving', '3 ساعات ونصف من السياقة'],
  ['ar', 'until 8 pm', 'إلى غاية 20:00'],
  ['ar', 'in the 12th century', 'في القرن الثاني عشر'],
])('finds the numbers again: %s %s', (language, source, translation) => {
  expect(numberDifferences(source, translation, language)).toEqual({ missing: [], added: [] });
});

it.each<[TranslationLanguage, string, string, { missing: number[]; added: number[] }]>([
  ['fr', '2 days', '3 jours', { missing: [2], added: [3] }],
  ['fr', '2 days, 20 km', '2 jours', { missing: [20], added: [] }],
  ['fr', 'From 3.5 to 4', 'De 3,6 à 4', { missing: [3.5], added: [3.6] }],
  ['ar', '40,000 visitors', '4 آلاف زائر', { missing: [40_000], added: [4000] }],
  ['ar', '2 nights', '3 ليال', { missing: [2], added: [3] }],
])('tells which differ: %s %s as %s', (language, source, translation, differences) => {
  expect(numberDifferences(source, translation, language)).toEqual(differences);
});
