import * as z from 'zod/mini';
import type { InquiryMessages } from '../messages.ts';
import type { DetailEntry, DetailField } from './detail-field.ts';
import { detailProblem, readDetail } from './detail-value.ts';
import { everyDetailField, type InquiryDetails } from './details.ts';

/** What is empty is left out. */
export function detailsSchema(
  messages: InquiryMessages,
  fields: ReadonlyMap<string, DetailField> = everyDetailField,
) {
  const schemaOf = (field: DetailField) =>
    z._default(
      z.pipe(
        z.transform((entry: DetailEntry) => readDetail(field, entry)),
        z.custom<string | number | null>(
          (value) => value === null || detailProblem(field, value, messages) === undefined,
          { error: ({ input }) => detailProblem(field, input, messages) },
        ),
      ),
      null,
    );
  const entries = z.object(
    Object.fromEntries([...fields].map(([name, field]) => [name, schemaOf(field)])),
  );
  return z._default(
    z.pipe(
      entries,
      z.transform((values: Record<string, string | number | null>): InquiryDetails => {
        const filled = Object.entries(values).flatMap(([name, value]) =>
          value === null ? [] : [[name, value] as const],
        );
        return Object.fromEntries(filled);
      }),
    ),
    {},
  );
}
