import * as z from 'zod/mini';
import { translated } from '#i18n/t.ts';

/**
 * Validates a form with its schema and returns the first message of each field. Messages about one
 * line of a list belong to the list.
 */
export function validateWith(schema: z.ZodMiniType) {
  return (values: Record<string, unknown>): Record<string, string> => {
    const result = z.safeParse(schema, values);
    if (result.success) return {};
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) {
      const field = String(path[0] ?? 'root');
      errors[field] ??= translated(message);
    }
    return errors;
  };
}
