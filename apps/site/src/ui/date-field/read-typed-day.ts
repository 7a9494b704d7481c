import {
  type CalendarDay,
  isBeforeDay,
  isCalendarDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { locales } from '@expat-buddy/domain/language/locales';
import { withLatinDigits, withoutInvisible } from '@expat-buddy/domain/pasted-text';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er)?[\s.,-]+(?:of |de )?(\p{L}+)\.?(?:[\s.,،-]+(\d{4}))?$/u;
const MONTH_FIRST = /^(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?(?:[\s.,،-]+(\d{4}))?$/u;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Of the site, and as the Middle East names the months. */
const tags = [...Object.values(locales).map(({ tag }) => tag), 'ar'];
const names = tags.map((tag) => {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => folded(format.format(Date.UTC(2027, month, 1))));
});

/** By its name in a language of the site, or by at least its first three letters. */
function monthNamed(text: string): number | undefined {
  const word = folded(text);
  for (const inLanguage of names) {
    const exact = inLanguage.indexOf(word);
    const month = exact >= 0 ? exact : inLanguage.findIndex((name) => name.startsWith(word));
    if (month >= 0 && (exact >= 0 || word.length >= 3)) return month + 1;
  }
  return undefined;
}

type Parts = { day: number; month: number | undefined; year?: string | undefined };

function partsOf(text: string): Parts | undefined {
  const iso = ISO.exec(text);
  if (iso) return { day: Number(iso[3]), month: Number(iso[2]), year: iso[1] };
  const numbers = NUMBERS.exec(text);
  if (numbers) return { day: Number(numbers[1]), month: Number(numbers[2]), year: numbers[3] };
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    return { day: Number(dayFirst[1]), month: monthNamed(dayFirst[2] ?? ''), year: dayFirst[3] };
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (!monthFirst) return undefined;
  return {
    day: Number(monthFirst[2]),
    month: monthNamed(monthFirst[1] ?? ''),
    year: monthFirst[3],
  };
}

const written = (year: number, month: number, day: number) =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/**
 * The day that somebody typed, day before month, with a number or a name for the month; without a year, the first one
 * from `earliest` on. Null if it is no day.
 */
export function readTypedDay(typed: string, earliest: CalendarDay): CalendarDay | null {
  const parts = partsOf(withoutInvisible(withLatinDigits(typed)).replace(/\s+/g, ' '));
  if (parts?.month === undefined) return null;
  const { day, month, year } = parts;
  if (year !== undefined) {
    const full = written(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
    return isCalendarDay(full) ? full : null;
  }
  const from = Number(earliest.slice(0, 4));
  // 29 February is at most eight years away.
  const years = Array.from({ length: 9 }, (_, index) => written(from + index, month, day));
  return years.find((each) => isCalendarDay(each) && !isBeforeDay(each, earliest)) ?? null;
}
