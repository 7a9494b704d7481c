const MONTHS = 12;

/** The first days of the month of a trip and of the eleven before it. */
export function tripMonths(around: string): string[] {
  const [year = 2000, month = 1] = around.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 10),
  );
}
