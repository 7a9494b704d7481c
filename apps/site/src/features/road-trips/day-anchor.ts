export function dayAnchor(day: number): string {
  return `day-${day}`;
}
