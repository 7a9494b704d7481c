/** Text columns are never null: an emptied field saves as ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Trimmed lines without empty ones. */
export function asLines(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((line) => line !== '') : [];
}

/** The message of a field's error, which react-admin wraps once more for form validation. */
export function errorMessage(error: { message?: unknown } | undefined): string | undefined {
  const message = error?.message;
  if (typeof message === 'string') return message;
  const inner: unknown = (message as { message?: unknown } | undefined)?.message;
  return typeof inner === 'string' ? inner : undefined;
}
