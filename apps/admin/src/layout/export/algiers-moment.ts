import { formatMoment } from '@expat-buddy/domain/dates/format-moment';

// Sweden writes moments as spreadsheets read them: 2026-11-21 17:05.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment for a file: on the office's clock, because a file does not know who will read it. */
export function algiersMoment(at: string | null): string {
  return at ? formatMoment(format, at) : '';
}
