import { formatCalendarDay } from '../dates/calendar-day.ts';
import type { Language } from '../language/languages.ts';
import { locales } from '../language/locales.ts';

/** A day in an email. Intl does not know that French writes the first of a month as an ordinal. */
export function formatMailDay(day: string, language: Language): string {
  const formatted = formatCalendarDay(day, locales[language].dateTag);
  return language === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted;
}
