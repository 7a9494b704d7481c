/** What a template can name, in the order of the editor's help. */
export const placeholders = ['first_name', 'travel', 'dates', 'reference', 'owner'] as const;

export type Placeholder = (typeof placeholders)[number];

const PATTERN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Replaces what is known; an empty value stays a placeholder, for the author to replace. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  return text.replace(PATTERN, (found, name) => values[name as Placeholder] || found);
}

/** The placeholders in a text, each once; `send_message` refuses a message with one. */
export function unresolvedPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/gs) ?? [])];
}
