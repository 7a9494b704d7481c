import type { Language } from '../language/languages.ts';

/**
 * How a number is written without its digits: the words of a value as the source of a regular expression. They need
 * not be exact, because a wrong number is also a digit that the other text lacks.
 */
type NumberWords = Readonly<Record<number, string>>;

const english: NumberWords = {
  0: 'zero|no',
  0.5: 'half',
  1: 'one|an?|first|once|single',
  2: 'two|twos?|second|twice|both|pair|double|couple',
  3: 'three|third|triple|threes',
  4: 'four|fourth|fours',
  5: 'five|fifth',
  6: 'six|sixth',
  7: 'seven|seventh',
  8: 'eight|eighth',
  9: 'nine|ninth',
  10: 'ten|tenth|tens',
  11: 'eleven|eleventh',
  12: 'twelve|twelfth|noon|midday|dozens?',
  13: 'thirteen(th)?',
  14: 'fourteen(th)?',
  15: 'fifteen(th)?|quarter',
  16: 'sixteen(th)?',
  17: 'seventeen(th)?',
  18: 'eighteen(th)?',
  19: 'nineteen(th)?',
  20: 'twenty|twentieth',
  30: 'thirty|thirtieth|half',
  40: 'forty|fortieth',
  50: 'fifty|fiftieth',
  60: 'sixty|sixtieth',
  70: 'seventy|seventieth',
  80: 'eighty|eightieth',
  90: 'ninety|ninetieth|hour and a half',
  100: 'hundreds?|hundredth|century',
  1000: 'thousands?|thousandth|grand',
};

const french: NumberWords = {
  0: 'zéro|aucune?|pas',
  0.5: 'demie?|moitié',
  1: 'une?|premi[eè]re?s?|seule?',
  2: 'deux|deuxi[eè]mes?|seconde?s?|double|paire|couple',
  3: 'trois|troisi[eè]mes?|triple',
  4: 'quatre|quatri[eè]mes?|quadruple|tout-terrain',
  5: 'cinq|cinqui[eè]mes?',
  6: 'six|sixi[eè]mes?',
  7: 'sept|septi[eè]mes?',
  8: 'huit|huiti[eè]mes?|huitaine',
  9: 'neuf|neuvi[eè]mes?',
  10: 'dix|dixi[eè]mes?|dizaines?',
  11: 'onze|onzi[eè]mes?',
  12: 'douze|douzi[eè]mes?|douzaines?|midi',
  13: 'treize|treizi[eè]mes?',
  14: 'quatorze|quatorzi[eè]mes?',
  15: 'quinze|quinzi[eè]mes?|quinzaine|quart',
  16: 'seize|seizi[eè]mes?',
  17: 'dix-sept(i[eè]mes?)?',
  18: 'dix-huit(i[eè]mes?)?',
  19: 'dix-neuf|dix-neuvi[eè]mes?',
  20: 'vingts?|vingti[eè]mes?|vingtaine',
  30: 'trente|trenti[eè]mes?|trentaine|demie?',
  40: 'quarante|quarantaine',
  50: 'cinquante|cinquantaine',
  60: 'soixante|soixantaine',
  70: 'soixante-dix',
  80: 'quatre-vingts?',
  90: 'quatre-vingt-dix|heure et demie',
  100: 'cents?|centaines?|centi[eè]mes?|siècle',
  1000: 'mille|milliers?',
};

// With prefixes (و، ف، ب، ل، ك، ال), and in any case.
const arabic: NumberWords = {
  0: 'صفر|بلا|دون|لا',
  0.5: 'نصفا?|شطر',
  // A singular noun alone counts one, and a dual two.
  1: '\\p{L}+',
  2: 'اثن\\p{L}+|ثان\\p{L}*|مرتين|\\p{L}{2,}(?:ان|ين|تا|تي|ا|ي)',
  3: 'ثلاث\\p{L}*|ثالث\\p{L}*|ثلث',
  4: '[أا]ربع\\p{L}*|رابع\\p{L}*|رباعي\\p{L}*|ربع',
  5: 'خمس[ةت]?|خامس\\p{L}*|خماسي\\p{L}*',
  6: 'ست[ةت]?|سادس\\p{L}*',
  7: 'سبع[ةت]?|سابع\\p{L}*',
  8: 'ثمان\\p{L}*|ثامن\\p{L}*',
  9: 'تسع[ةت]?|تاسع\\p{L}*',
  10: 'عشر[ةت]?|عاشر\\p{L}*|عشرات',
  11: '(?:[أا]حد|[إا]حدى|حادي\\p{L}*) عشرة?',
  12: '(?:اثن\\p{L}+|ثاني\\p{L}*) عشرة?|منتصف|ظهرا?|دزينة',
  13: '(?:ثلاث\\p{L}*|ثالث\\p{L}*) عشرة?',
  14: '(?:[أا]ربع\\p{L}*|رابع\\p{L}*) عشرة?',
  15: '(?:خمس[ةت]?|خامس\\p{L}*) عشرة?|ربع',
  16: '(?:ست[ةت]?|سادس\\p{L}*) عشرة?',
  17: '(?:سبع[ةت]?|سابع\\p{L}*) عشرة?',
  18: '(?:ثمان\\p{L}*|ثامن\\p{L}*) عشرة?',
  19: '(?:تسع[ةت]?|تاسع\\p{L}*) عشرة?',
  20: 'عشر(?:ون|ين)\\p{L}*',
  30: 'ثلاث(?:ون|ين)\\p{L}*|نصفا?',
  40: '[أا]ربع(?:ون|ين)\\p{L}*',
  50: 'خمس(?:ون|ين)\\p{L}*',
  60: 'ست(?:ون|ين)\\p{L}*',
  70: 'سبع(?:ون|ين)\\p{L}*',
  80: 'ثمان(?:ون|ين)\\p{L}*',
  90: 'تسع(?:ون|ين)\\p{L}*|ساعة ونصف',
  100: '(?:مئ|مائ)[ةت]\\p{L}*|مئات|قرن',
  200: '(?:مئت|مائت)\\p{L}+',
  300: 'ثلاثمئة|ثلاثمائة|ثلاث مئة|ثلاث مائة',
  400: '[أا]ربعمئة|[أا]ربعمائة|[أا]ربع مئة|[أا]ربع مائة',
  500: 'خمسمئة|خمسمائة|خمس مئة|خمس مائة',
  1000: '[أا]لفا?|آلاف',
  2000: '[أا]لف(?:ان|ين|ي|ا)',
};

const words: Readonly<Record<Language, NumberWords>> = { en: english, fr: french, ar: arabic };

const PREFIX: Readonly<Record<Language, string>> = { en: '', fr: '', ar: '[وفبلك]{0,2}(?:ال|ل)?' };

const isWord = (text: string, language: Language, value: number): boolean => {
  const source = words[language][value];
  return (
    source !== undefined &&
    new RegExp(`(?<!\\p{L})${PREFIX[language]}(?:${source})(?!\\p{L})`, 'iu').test(text)
  );
};

/** Whether a text says a number in words: `two nights`, `ليلتان`, `رباعية الدفع`, `vingt-cinq`. */
export function saysInWords(text: string, language: Language, value: number): boolean {
  if (isWord(text, language, value)) return true;
  const half = value - 0.5;
  if (!Number.isInteger(value)) return half >= 0 && isWord(text, language, 0.5);
  // Composed: twenty-five, خمسة وعشرون, three hundred.
  return [10, 100, 1000].some((unit) => {
    const rest = value % unit;
    const rounded = value - rest;
    if (value <= 20 || rounded === 0) return false;
    const many = rounded / unit;
    const isRounded =
      isWord(text, language, rounded) ||
      (unit > 10 && isWord(text, language, unit) && saysInWords(text, language, many));
    return isRounded && (rest === 0 || saysInWords(text, language, rest));
  });
}
