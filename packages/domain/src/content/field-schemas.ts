import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import {
  ids,
  lines,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalNumber,
  picture,
  pictures,
  requiredText,
  text,
} from '../schema-fields.ts';
import type { ColumnsOf, Field, Fields } from './field.ts';

const schemas = { lines, ids, pictures, day: optionalDay, id: optionalId };
const yesNo = z.optional(z.nullable(z.boolean()));

type Schemas = {
  text: ReturnType<typeof text>;
  lines: typeof lines;
  number: ReturnType<typeof optionalNumber>;
  'yes-no': typeof yesNo;
  ids: typeof ids;
  day: typeof optionalDay;
  picture: ReturnType<typeof picture>;
  pictures: typeof pictures;
  id: typeof optionalId;
};

type SchemaOf<One extends Field> = One extends { required: string }
  ? ReturnType<typeof requiredText>
  : One['shape'] extends keyof Schemas
    ? Schemas[One['shape']]
    : One extends { choices: infer Choices extends readonly string[] }
      ? ReturnType<typeof optionalChoice<Choices>>
      : never;

type FieldSchemas<All extends Fields, Own> = {
  [Name in ColumnsOf<All>]: Name extends keyof Own ? Own[Name] : SchemaOf<All[Name]>;
};

function schemaOf(name: string, { shape, limit, required, choices = [] }: Field): ZodMiniType {
  const length = typeof limit === 'number' ? limit : undefined;
  if (required !== undefined && length !== undefined) return requiredText(required, length);
  if (shape === 'text') return text(length);
  if (shape === 'picture') return picture(length);
  if (shape === 'number' && typeof limit === 'object') return optionalNumber(...limit);
  if (shape === 'choice') return optionalChoice(choices);
  const schema = { ...schemas, 'yes-no': yesNo }[shape as string];
  if (!schema) throw new Error(`The schema of the field ${name} has to be written out.`);
  return schema;
}

/**
 * The schema of each field with a column.
 * @param own those that do not follow from the field.
 */
export function fieldSchemas<All extends Fields, const Own extends Record<string, ZodMiniType>>(
  fields: All,
  own: Own,
): FieldSchemas<All, Own> {
  const entries = Object.entries<Field>(fields)
    .filter(([, { shape }]) => shape !== 'rows')
    .map(([name, field]) => [name, own[name] ?? schemaOf(name, field)]);
  return Object.fromEntries(entries);
}
