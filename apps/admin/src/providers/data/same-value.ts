/** Whether two column values are equal. Columns hold JSON, so their JSON decides. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
