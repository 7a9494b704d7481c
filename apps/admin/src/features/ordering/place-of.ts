type Span = { top: number; height: number };

/**
 * The place a dragged row would take: behind every other row whose middle the pointer has passed.
 * @param rows the rows as they lie on the screen, in their order
 */
export function placeOf(rows: readonly Span[], from: number, pointerY: number): number {
  return rows.filter(({ top, height }, at) => at !== from && top + height / 2 < pointerY).length;
}
