import { formatMoment } from '@expat-buddy/domain/dates/format-moment';
import { OFFICE_TIME_ZONE as timeZone } from '@expat-buddy/domain/site-settings/opening-hours';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as a date-time field writes it, `YYYY-MM-DDTHH:MM`, on the clocks of Algiers. */
export function toAlgiers(moment: string | null): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return '';
  return parts.format(new Date(moment)).replace(' ', 'T');
}

/**
 * The moment when the clocks of Algiers show a time, in ISO form; null for an empty or unfinished one.
 * The difference to UTC is asked of the calendar, so no change of clocks has to be known here.
 */
export function fromAlgiers(local: string): string | null {
  const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(local)?.[0];
  const asIfUtc = minute ? Date.parse(`${minute}:00Z`) : Number.NaN;
  if (Number.isNaN(asIfUtc)) return null;
  const shown = Date.parse(`${toAlgiers(new Date(asIfUtc).toISOString())}:00Z`);
  return new Date(asIfUtc - (shown - asIfUtc)).toISOString();
}

const readable = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const inAlgiersWords = (moment: string) => formatMoment(readable, moment);
