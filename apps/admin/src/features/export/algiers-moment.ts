import { formatMoment } from '@expat-buddy/domain/dates/format-moment';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';

// Sweden writes moments as spreadsheets read them: 2026-11-21 17:05.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment for a file: on the office's clock, because a file does not know who will read it. */
export function algiersMoment(at: string | null): string {
  return at ? formatMoment(format, at) : '';
}
