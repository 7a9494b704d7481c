import { formatCalendarDay } from '../dates/calendar-day.ts';
import { dateLocales, type MessageLanguage } from './languages.ts';

/** A day in an email. Intl does not know that French writes the first of a month as an ordinal. */
export function formatMailDay(day: string, language: MessageLanguage): string {
  const formatted = formatCalendarDay(day, dateLocales[language]);
  return language === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted;
}
