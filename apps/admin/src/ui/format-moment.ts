/** Formats a timestamp; returns a text that is none, such as the database's `infinity`, unchanged. */
export function formatMoment(format: Intl.DateTimeFormat, at: string | number): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? String(at) : format.format(moment);
}
