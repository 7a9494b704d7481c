import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { slug, status } from '../schema-fields.ts';
import { isSourced, ownSourceSchemas } from '../source/schema.ts';
import { entryRuleFields } from './fields.ts';
import { entryChoices } from './types.ts';

const choice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'Please choose.');

export const entryRuleSchema = z
  .object({
    id: slug('tourist-visa'),
    ...fieldSchemas(entryRuleFields, {
      ...ownSourceSchemas,
      nationality_group: choice(entryChoices.nationality_group),
      purpose: choice(entryChoices.purpose),
      stay: choice(entryChoices.stay),
      region: choice(entryChoices.region),
      asks_consulate: z.boolean(),
    }),
    status,
  })
  .check(
    z.refine(
      ({ asks_consulate, statement, where_to_get, how_long, cost }) =>
        !asks_consulate || !(statement || where_to_get || how_long || cost),
      {
        path: ['statement'],
        error: 'A rule that tells visitors to ask claims nothing: empty the four texts.',
      },
    ),
    z.refine(
      (rule) =>
        rule.status !== 'published' ||
        rule.asks_consulate ||
        Boolean(rule.statement?.trim() && isSourced(rule)),
      {
        path: ['source_url'],
        error:
          'A published rule needs a statement, a source with its address, and the day it was checked.',
      },
    ),
  );
