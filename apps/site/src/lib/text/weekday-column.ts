import type { Language } from '@expat-buddy/domain/language/languages';

/** A weekday as the head of a calendar's column: Mo, lu or ن, because all Arabic names start with the same letters. */
export const weekdayColumn = (
  language: Language,
  written: (weekday: 'short' | 'narrow') => string,
): string => (language === 'ar' ? written('narrow') : written('short').slice(0, 2));
