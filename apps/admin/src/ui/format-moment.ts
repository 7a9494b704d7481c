/** A moment in words; a text that is none (the database knows `infinity`) as it is. */
export function formatMoment(format: Intl.DateTimeFormat, at: string | number): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? String(at) : format.format(moment);
}
