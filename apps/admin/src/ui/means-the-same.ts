function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}

/** Treats empty as missing and ignores the order of an object's keys. */
export function meansTheSame(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(inOrder(one === '' ? null : one)) ===
    JSON.stringify(inOrder(other === '' ? null : other))
  );
}
