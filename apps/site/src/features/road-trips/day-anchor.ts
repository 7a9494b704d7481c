/** The id of a day on the page of a road trip. */
export function dayAnchor(day: number): string {
  return `day-${day}`;
}
