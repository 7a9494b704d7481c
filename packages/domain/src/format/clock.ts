import type { Language } from '../language/languages.ts';

const parts = (moment: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-nu-latn', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);

/** A time of day, `HH:MM`: `09:00`; French `9 h`, `21 h 15`. The 24 hours of Algeria in every language. */
export function clockText(time: string, language: Language): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (language !== 'fr' || hours === undefined) return time.slice(0, 5);
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** The time of a moment, in the reader's time zone unless another is given. */
export const clockOf = (moment: Date, language: Language, timeZone?: string): string =>
  clockText(parts(moment, timeZone), language);

/** From one time of day to another: `09:00–17:00`, `de 9 h à 17 h`, من 09:00 إلى 17:00. */
export function clockRange(from: string, to: string, language: Language): string {
  const [first, last] = [clockText(from, language), clockText(to, language)];
  if (language === 'fr') return `de ${first} à ${last}`;
  return language === 'ar' ? `من ${first} إلى ${last}` : `${first}–${last}`;
}
