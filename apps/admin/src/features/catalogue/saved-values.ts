import type { Fields } from '#features/bulk/records/record-kind.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';

const isListOfObjects = (value: unknown) =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null);

/** Trims texts, drops empty lines, and saves an emptied field as `empty` says. */
export function savedValues(values: Fields, empty: Fields): Record<string, unknown> {
  const saved: Record<string, unknown> = { ...values };
  for (const [field, nothing] of Object.entries(empty)) {
    const value = values[field];
    if (typeof nothing === 'string') saved[field] = asText(value);
    else if (Array.isArray(nothing)) saved[field] = isListOfObjects(value) ? value : asLines(value);
    else if (nothing === null) saved[field] = value === '' ? null : (value ?? null);
  }
  return saved;
}
