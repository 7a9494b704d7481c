import { asLines, asText } from '#ui/inputs/form-text.ts';
import type { Fields } from './catalogue-kind.ts';

/**
 * What is saved of a form: texts trimmed and never null, lists without empty lines, and null where a
 * field that may be unknown was emptied. `empty` says which field is which.
 */
export function savedValues(values: Fields, empty: Fields): Record<string, unknown> {
  const saved: Record<string, unknown> = { ...values };
  for (const [field, nothing] of Object.entries(empty)) {
    const value = values[field];
    if (typeof nothing === 'string') saved[field] = asText(value);
    else if (Array.isArray(nothing)) saved[field] = asLines(value);
    else if (nothing === null) saved[field] = value === '' ? null : (value ?? null);
  }
  return saved;
}
