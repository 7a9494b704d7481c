/** Text columns are never null here: an emptied field saves as an empty text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The lines of a list without blanks around them and without empty ones. */
export function asLines(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((line) => line !== '') : [];
}

/** react-admin turns an emptied text into null unless told to leave it. */
export const keepText = (value: string) => value;

/** The words of a field's error: react-admin wraps those of a form's validation once more. */
export function errorMessage(error: { message?: unknown } | undefined): string | undefined {
  const message = error?.message;
  if (typeof message === 'string') return message;
  const inner: unknown = (message as { message?: unknown } | undefined)?.message;
  return typeof inner === 'string' ? inner : undefined;
}
