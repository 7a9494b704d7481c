import { type CalendarDay, formatCalendarDay, isCalendarDay } from '../dates/calendar-day.ts';
import type { Language } from '../language/languages.ts';
import { locales } from '../language/locales.ts';
import { clockOf } from './clock.ts';

/** Intl does not know that French writes the first of a month as an ordinal. */
const ordinal = (text: string, language: Language) =>
  language === 'fr' ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text;

/** A day: `22 December 2026`, `1er novembre 2026`. An invalid day is returned unchanged. */
export const dayText = (
  day: string,
  language: Language,
  options?: Intl.DateTimeFormatOptions,
): string => ordinal(formatCalendarDay(day, locales[language].dateTag, options), language);

const JOINED: Readonly<Record<Language, (from: string, to: string) => string>> = {
  en: (from, to) => (/^\d+$/.test(from) ? `${from}–${to}` : `${from} – ${to}`),
  fr: (from, to) => `du ${from} au ${to}`,
  ar: (from, to) => `من ${from} إلى ${to}`,
};

type RangeOptions = {
  month?: 'long' | 'short';
  /** Left out where everybody knows it. */
  hasYear?: boolean;
};

/**
 * From one day to another, each part said once: `22–28 December 2026`, `du 28 décembre 2026 au 3 janvier 2027`,
 * من 22 إلى 28 ديسمبر 2026. In words, because readers of Arabic cannot tell in which direction a dash runs.
 */
export function dayRange(
  from: CalendarDay,
  to: CalendarDay,
  language: Language,
  { month = 'long', hasYear = true }: RangeOptions = {},
): string {
  const whole = {
    day: 'numeric',
    month,
    ...(hasYear && { year: 'numeric' as const }),
  } as const;
  if (from === to || !isCalendarDay(from) || !isCalendarDay(to))
    return dayText(from, language, whole);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = isSameYear && from.slice(5, 7) === to.slice(5, 7);
  const first = isSameMonth
    ? ordinalDay(from, language)
    : dayText(from, language, isSameYear ? { day: 'numeric', month } : whole);
  return JOINED[language](first, dayText(to, language, whole));
}

const ordinalDay = (day: CalendarDay, language: Language) => {
  const number = Number(day.slice(8));
  return language === 'fr' && number === 1 ? '1er' : String(number);
};

const AT: Readonly<Record<Language, string>> = { en: ', ', fr: ' à ', ar: ' على الساعة ' };

export type MomentOptions = {
  timeZone?: string;
  month?: 'long' | 'short';
  hasYear?: boolean;
};

/** A day and its time: `25 November 2026, 20:17`, `25 novembre 2026 à 20 h 17`, 25 نوفمبر 2026 على الساعة 20:17. */
export function momentText(
  moment: Date,
  language: Language,
  { timeZone, month = 'long', hasYear = true }: MomentOptions = {},
): string {
  const day = new Intl.DateTimeFormat(locales[language].dateTag, {
    day: 'numeric',
    month,
    ...(hasYear && { year: 'numeric' as const }),
    timeZone,
  }).format(moment);
  return ordinal(day, language) + AT[language] + clockOf(moment, language, timeZone);
}
