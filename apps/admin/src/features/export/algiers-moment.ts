import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { formatMoment } from '#ui/format-moment.ts';

// The Swedish format is the one that spreadsheets parse: 2026-11-21 17:05.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A timestamp in the office's time zone, because a file has no reader's zone. */
export function algiersMoment(at: string | null): string {
  return at ? formatMoment(format, at) : '';
}
