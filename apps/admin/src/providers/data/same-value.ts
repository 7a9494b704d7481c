/** Compares column values as JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
