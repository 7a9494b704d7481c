import { clockOf } from '@expat-buddy/domain/format/clock';
import { type MomentOptions, momentText } from '@expat-buddy/domain/format/day';
import { OFFICE_TIME_ZONE as timeZone } from '@expat-buddy/domain/site-settings/opening-hours';
import { locale } from '#i18n/locale.ts';

const read = (at: string | number, write: (moment: Date) => string): string => {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? String(at) : write(moment);
};

/** A day and its time in the office's time zone: `25 Nov, 20:17`, `25 nov. à 20 h 17`. */
export const officeMoment = (at: string | number, options: MomentOptions = {}): string =>
  read(at, (moment) => momentText(moment, locale.language, { timeZone, ...options }));

/** The time alone. */
export const officeClock = (at: string | number): string =>
  read(at, (moment) => clockOf(moment, locale.language, timeZone));

/** Formats a timestamp; returns a text that is none, such as the database's `infinity`, unchanged. */
export function formatMoment(format: Intl.DateTimeFormat, at: string | number): string {
  return read(at, (moment) => format.format(moment));
}
