import * as z from 'zod/mini';
import type { Fields } from '#features/bulk/records/record-kind.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';

const isListOfObjects = (value: unknown) =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null);

/** What the schema makes of the texts: it cleans addresses and numbers of what was pasted with them. */
function cleanedTexts(values: Fields, schema: z.ZodMiniType): Fields {
  const { data } = z.safeParse(schema, values);
  const isText = (value: unknown) => typeof value === 'string';
  const texts = Object.entries(data ?? {}).filter(
    ([, value]) => isText(value) || (Array.isArray(value) && value.every(isText)),
  );
  return { ...values, ...Object.fromEntries(texts) };
}

/** Trims texts, drops empty lines, and saves an emptied field as `empty` says. */
export function savedValues(
  values: Fields,
  empty: Fields,
  schema?: z.ZodMiniType,
): Record<string, unknown> {
  const saved: Record<string, unknown> = { ...values };
  const cleaned = schema ? cleanedTexts(values, schema) : values;
  for (const [field, nothing] of Object.entries(empty)) {
    const value = cleaned[field];
    if (typeof nothing === 'string') saved[field] = asText(value);
    else if (Array.isArray(nothing)) saved[field] = isListOfObjects(value) ? value : asLines(value);
    else if (nothing === null) saved[field] = value === '' ? null : (value ?? null);
  }
  return saved;
}
