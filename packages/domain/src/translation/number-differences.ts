import type { Language } from '../language/languages.ts';
import { saysInWords } from './number-words.ts';

const DIGITS = /[٠-٩۰-۹]/g;
const SEPARATOR_OF_THOUSANDS = /(?<=\d)[ ,.\u00a0\u202f٬](?=\d{3}(?!\d))/g;
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const TIMES_FOUR = /\b4 ?[x×*] ?4/gi;
/** Hours and minutes, of a clock or a duration: `17:30`, `17 h 30`, `9 h`. */
const HOURS =
  /(?<![\d.:])(\d{1,2})(?: ?: ?|[ \u00a0\u202f]?h[ \u00a0\u202f]?)(\d{2})?(?![\d\p{L}])/giu;
const AFTERNOON =
  /(?<![\d.:])(\d{1,2})((?:[:.]\d{2})?)[ \u00a0\u202f]?(?:p\.?m\b\.?|مساءً?|بعد الظهر|بعد الزوال)/giu;
const MULTIPLIED =
  /(\d+(?:\.\d+)?)[ \u00a0\u202f]?(thousand|mille|[أا]لفا?|آلاف|million|ملايين|مليونا?|billion|milliard|مليارا?)s?(?!\p{L})/giu;
const ROMAN = /(?<!\p{L})([IVX]+)(?=ᵉ|er?(?!\p{L}))/gu;

const FACTORS: readonly [RegExp, number][] = [
  [/^(?:thousand|mille|.لف|آلاف)/i, 1e3],
  [/^(?:million|مل[اي]|مليون)/i, 1e6],
  [/^(?:billion|milliard|مليار)/i, 1e9],
];
const factorOf = (word: string) =>
  word.startsWith('مليار') ? 1e9 : (FACTORS.find(([known]) => known.test(word))?.[1] ?? 1);

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function romanNumber(roman: string): number {
  const values = [...roman].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** A text with its numbers in one notation: digits without groups, a point before decimals, 24 hours. */
const inOneNotation = (text: string): string =>
  text
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(SEPARATOR_OF_THOUSANDS, '')
    .replaceAll(/(?<=\d)[,٫](?=\d)/g, '.')
    .replaceAll(TIMES_FOUR, ' 4 ')
    .replaceAll(AFTERNOON, (_, hour: string, minutes: string) =>
      Number(hour) < 12 ? `${Number(hour) + 12}${minutes} ` : `${hour}${minutes} `,
    )
    .replaceAll(HOURS, (_, hour: string, minutes = '00') => ` ${hour} ${minutes} h`)
    .replaceAll(MULTIPLIED, (_, number: string, word: string) =>
      String(Math.round(Number(number) * factorOf(word))),
    )
    .replaceAll(ROMAN, (roman) => String(romanNumber(roman)));

/** In order of their size. The minutes of full hours do not count. */
const numbersIn = (text: string): number[] =>
  (text.replaceAll(/(?<=\d) 00 h/g, ' h').match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);

/** The elements of a list that another list lacks, counting duplicates. */
export function without<Element>(list: readonly Element[], other: readonly Element[]): Element[] {
  const rest = [...other];
  return list.filter((element) => {
    const place = rest.indexOf(element);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** Whether a decimal number of hours is written in hours and minutes among other numbers. */
function isHoursAndMinutes(value: number, others: readonly number[], text: string): boolean {
  if (Number.isInteger(value)) return false;
  const hours = Math.floor(value);
  const minutes = Math.round((value - hours) * 60);
  const saysMinutes = others.includes(minutes) || (minutes === 30 && /نصف|demi|half/i.test(text));
  return saysMinutes && (hours === 0 || others.includes(hours));
}

/** The numbers of one text that another says neither in digits nor in words. */
function unsaid(
  numbers: readonly number[],
  others: readonly number[],
  text: string,
  language: Language,
) {
  return numbers.filter(
    (value) => !saysInWords(text, language, value) && !isHoursAndMinutes(value, others, text),
  );
}

/** The parts of a decimal number of hours among the numbers of a text. */
const partsOf = (values: readonly number[]) =>
  values
    .filter((value) => !Number.isInteger(value))
    .flatMap((value) => {
      const hours = Math.floor(value);
      return [hours, Math.round((value - hours) * 60)];
    });

/** English `from 9 to 3` is 15:00 elsewhere. */
const isAfternoonOf = (value: number, others: readonly number[]) =>
  value > 12 && value <= 24 && others.includes(value - 12);

/**
 * The numbers of an English text that its translation lacks, and those that it adds. Words, duals, multipliers, and
 * the notations of clocks, hours and centuries count as numbers.
 */
export function numberDifferences(
  source: string,
  translation: string,
  language: Language,
): { missing: number[]; added: number[] } {
  const [english, other] = [inOneNotation(source), inOneNotation(translation)];
  const [before, after] = [numbersIn(english), numbersIn(other)];
  const missing = without(before, after);
  const added = without(after, before);
  return {
    missing: unsaid(missing, after, other, language).filter(
      (value) =>
        !partsOf(added).includes(value) && !added.some((late) => isAfternoonOf(late, [value])),
    ),
    added: unsaid(added, before, english, 'en').filter(
      (value) => !partsOf(missing).includes(value) && !isAfternoonOf(value, missing),
    ),
  };
}
